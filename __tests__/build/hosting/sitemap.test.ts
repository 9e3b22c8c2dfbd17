/** @jest-environment node */
import { robotsTxt, sitemapXml } from '../../../src/build/hosting/sitemap';

const siteUrl = 'https://www.school.example';
const page = (path: string, more: object = {}) => ({
  path,
  kind: 'static' as const,
  menu: 'Rules',
  ...more,
});

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('lists the front page and every page, with the day of its last review', () => {
  const xml = sitemapXml(siteUrl, [
    page('/Fee', { reviewed: '2026-10-12' }),
    page('/News', { kind: 'live' }),
    page('/OutsideTheMenu', { menu: null, reviewed: '2026-11-01' }),
  ]);
  expect(locations(xml)).toEqual([
    'https://www.school.example/',
    'https://www.school.example/Fee',
    'https://www.school.example/News',
    'https://www.school.example/OutsideTheMenu',
  ]);
  expect(xml).toContain('/Fee</loc>\n    <lastmod>2026-10-12</lastmod>');
  expect(xml).toContain('.example/</loc>\n    <lastmod>2026-11-01</lastmod>');
  expect(xml).toContain('/News</loc>\n  </url>');
});

it('leaves out a page that shows nothing by itself', () => {
  const xml = sitemapXml(siteUrl, [page('/SubGallery', { kind: 'live', menu: null })]);
  expect(locations(xml)).toEqual(['https://www.school.example/']);
});

it('writes addresses so that XML and browsers read them', () => {
  expect(locations(sitemapXml(siteUrl, [page('/Fees&Fines/नियम')]))).toContain(
    `https://www.school.example/Fees&amp;Fines/${encodeURIComponent('नियम')}`,
  );
});

it('lets search engines read everything but the lists of pupils, and find the sitemap', () => {
  expect(robotsTxt(siteUrl)).toBe(
    `User-agent: *
Allow: /
Disallow: /api/birthdays/
Disallow: /api/topper/

Sitemap: https://www.school.example/sitemap.xml
`,
  );
});
