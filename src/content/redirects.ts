import { redirectSourceOf } from './redirect-source';
import type { Content } from './load';
import { basePathOf, withBase } from '../lib/base-path';
import { escapeHtml } from '../lib/html/escape-html';

/** Addresses that had a page: each leads to where that is now, or it is gone for good. */
export interface Redirects {
  moved: readonly { from: string; to: string }[];
  gone: readonly string[];
}

/** Where a build tells the embedded service of them, beside the file for nginx. */
export const redirectsFile = 'redirects.json';

/** The old addresses of a site's pages and documents. */
export function redirectsOf({
  pages,
  navigation,
}: Pick<Content, 'pages' | 'navigation'>): Redirects {
  return {
    moved: [
      ...pages.flatMap(({ path: to, redirectFrom = [] }) =>
        redirectFrom.map((from) => ({ from, to })),
      ),
      ...(navigation.moved ?? []),
    ],
    gone: navigation.gone ?? [],
  };
}

/**
 * The file that a host which knows nothing but files serves at an address: 'Old/index.html', 'old.html'.
 * `undefined` where it would not serve one as a page: at '/fees.pdf', '/fees.php' and '/index.php?page_id=12'.
 */
export function fileAt(address: string): string | undefined {
  const { path, query } = redirectSourceOf(address);
  const name = path.slice(1);
  if (query !== undefined) return undefined;
  if (/\.html?$/.test(name)) return name;
  return /\.\w+$/.test(name) ? undefined : `${name}/index.html`;
}

/**
 * An address of the site as a header or a link has it, whether it was written encoded or not. In the rules of
 * hosts $ would begin a variable.
 */
export const encodedAddress = (to: string): string =>
  encodeURI(to)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll('$', '%24');

/** The page that stands at an old address for hosts that send nobody elsewhere. */
export function movedPage(siteUrl: string, to: string, title: string): string {
  const name = escapeHtml(title);
  const address = encodedAddress(to);
  const path = escapeHtml(withBase(address, basePathOf(siteUrl)));
  // What has moved to another site has its address there.
  const canonical = escapeHtml(address.startsWith('/') ? siteUrl + address : address);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title>`,
    `<link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    `<p>This page has a new address: <a href="${path}">${name}</a></p>`,
    '</html>',
    '',
  ].join('\n');
}
