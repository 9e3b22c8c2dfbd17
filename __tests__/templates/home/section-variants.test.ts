/** @jest-environment node */
import { sectionVariants } from '../../../src/templates/home/section-variants';
import { homeSections } from '../../../src/content/home.schema';

it('alternates the bands, whatever stands between them', () => {
  const bands = ['about', 'levels', 'calendar', 'principal', 'events', 'news', 'toppers'] as const;
  const variants = sectionVariants(homeSections);
  expect(bands.map((band) => variants[homeSections.indexOf(band)])).toEqual([
    'plain',
    'sunken',
    'plain',
    'sunken',
    'plain',
    'sunken',
    'plain',
  ]);
});

it('alternates in another order too', () => {
  expect(sectionVariants(['news', 'hero', 'events', 'about'])).toEqual([
    'plain',
    'plain',
    'sunken',
    'plain',
  ]);
});
