/** @jest-environment node */
import { sectionGrounds } from '../../src/home/section-grounds';
import { homeSections } from '../../src/content/home.schema';

it('alternates the bands, whatever stands between them', () => {
  const bands = ['about', 'levels', 'calendar', 'principal', 'events', 'news', 'toppers'] as const;
  const grounds = sectionGrounds(homeSections);
  expect(bands.map((band) => grounds[homeSections.indexOf(band)])).toEqual([
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
  expect(sectionGrounds(['news', 'hero', 'events', 'about'])).toEqual([
    'plain',
    'plain',
    'sunken',
    'plain',
  ]);
});
