import type { ContentPage } from '../../content/page.schema';
import { basePathOf, withBase } from '../../lib/base-path';
import { escaped } from '../../lib/html/escaped';
import { listFolders } from './list-files';

type ListedPage = Pick<ContentPage, 'path' | 'reviewed' | 'kind' | 'menu' | 'namesChildren'>;

const entry = (siteUrl: string, path: string, reviewed: string | undefined) =>
  [
    '  <url>',
    `    <loc>${escaped(siteUrl + encodeURI(path))}</loc>`,
    ...(reviewed ? [`    <lastmod>${reviewed}</lastmod>`] : []),
    '  </url>',
  ].join('\n');

/**
 * The sitemap: the front page and every page that stands by itself. A live page outside the menu
 * shows one record that its address names, so without that it is nothing to be found. A page that names
 * children is nothing to be found either.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(siteUrl: string, pages: readonly ListedPage[]): string {
  const listed = pages.filter(
    ({ kind, menu, namesChildren }) => !namesChildren && (kind !== 'live' || menu !== null),
  );
  const newest = pages
    .flatMap(({ reviewed }) => reviewed ?? [])
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    entry(siteUrl, '/', newest),
    ...listed.map(({ path, reviewed }) => entry(siteUrl, path, reviewed)),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * What search engines may read, and where the sitemap is; nothing of a preview, which is for editors, and
 * no list that names pupils: engines that run scripts read what the front page shows of them.
 */
export function robotsTxt(siteUrl: string, preview = false): string {
  if (preview) return 'User-agent: *\nDisallow: /\n';
  const refused = listFolders.filter(({ namesPupils }) => namesPupils);
  const rules = [
    'Allow: /',
    ...refused.map(({ path }) => `Disallow: ${withBase(path, basePathOf(siteUrl))}`),
  ];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
