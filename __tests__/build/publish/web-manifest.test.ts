/** @jest-environment node */
import { existsSync } from 'node:fs';
import { webManifest } from '../../../src/build/publish/web-manifest';
import { tokens } from '../../../src/theme/tokens';

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

const school = {
  name: 'Deodar Hill School',
  shortName: 'Deodar Hill',
  siteUrl: 'https://www.hill.example',
};
const text = webManifest(school);

it('names the school, and opens the front page in a window of its own', () => {
  expect(JSON.parse(text)).toMatchObject({
    name: 'Deodar Hill School',
    short_name: 'Deodar Hill',
    start_url: '/',
    display: 'standalone',
    theme_color: tokens.colors?.pine?.['800']?.value,
    background_color: tokens.colors?.paper?.['50']?.value,
  });
});

it('names icons that are there, in the sizes that installing needs', () => {
  const { icons } = JSON.parse(text) as Manifest;
  expect(icons.filter(({ src }) => !existsSync(`static${src}`))).toEqual([]);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('covers its own path alone where the site stands below one', () => {
  const below = webManifest({ ...school, siteUrl: 'https://office.example/hill' });
  expect(JSON.parse(below)).toMatchObject({ id: '/hill/', start_url: '/hill/', scope: '/hill/' });
  const { icons } = JSON.parse(below) as Manifest;
  expect(icons.map(({ src }) => src)).toContain('/hill/icons/icon-192.png');
});
