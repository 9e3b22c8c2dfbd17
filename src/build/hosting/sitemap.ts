import type { ContentPage } from '../../content/page.schema';
import { alternatesOf } from '../../content/alternates';
import { translationsOf } from '../../content/translations';
import { basePathOf, withBase } from '../../lib/base-path';
import { escapeHtml } from '../../lib/html/escape-html';
import { listFolders } from './list-files';

type ListedPage = Pick<
  ContentPage,
  'path' | 'reviewed' | 'kind' | 'menu' | 'namesChildren' | 'lang' | 'translationOf'
>;

/** The ways to a page in all its languages. */
const alternates = (siteUrl: string, ways: readonly (readonly [string, string])[]) =>
  ways.map(
    ([lang, path]) =>
      `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(siteUrl + encodeURI(path))}"/>`,
  );

const entry = (
  siteUrl: string,
  path: string,
  reviewed: string | undefined,
  ways: readonly (readonly [string, string])[] = [],
) =>
  [
    '  <url>',
    `    <loc>${escapeHtml(siteUrl + encodeURI(path))}</loc>`,
    ...(reviewed ? [`    <lastmod>${reviewed}</lastmod>`] : []),
    ...alternates(siteUrl, ways),
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
  const ways = new Map(
    translationsOf(listed).flatMap((group) => {
      const all = alternatesOf(group);
      return group.map(({ path }) => [path, all] as const);
    }),
  );
  const more = ways.size > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    entry(siteUrl, '/', newest, ways.get('/')),
    ...listed.map(({ path, reviewed }) => entry(siteUrl, path, reviewed, ways.get(path))),
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
