import { alertFile, forever } from '../../lib/headers/cache-control';
import {
  contentSecurityPolicy,
  frameAncestorsPolicy,
  type PolicyOptions,
} from '../../lib/headers/content-security-policy';
import { editorFolder, editorHeaders } from '../../lib/headers/editor-policy';
import type { Redirects } from '../../content/redirects';
import { itemFolders } from '../../lib/http/item-folders';
import { listFolders } from './list-files';
import {
  type HttpsExtent,
  securityHeaders,
  strictTransportSecurity,
} from '../../lib/headers/security-headers';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** A page of the built site: the address that Gatsby knows it by, and its text. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** What every host is to do, in words of no host; each host's file is written from this. */
export interface HostRules extends Redirects {
  /** The path below which the site stands, '' at the root of its host; addresses are the site's own, without it. */
  base: string;
  /** Sent with every answer. */
  everywhere: Headers;
  /** What a page adds, by its address. */
  pages: { path: string; headers: Headers }[];
  /** What the page for wrong addresses adds; the rest of its policy stands in the page itself. */
  notFound: Headers;
  /** What everything under /papers/ adds. */
  documents: Headers;
  /** What everything of the form editor adds, by its folder. */
  editor: { folder: string; headers: Headers };
  /** What files add whose name says what is in them: /static/ and hashed names. */
  hashed: Headers;
  /** What files add that bring updates: asked for anew each time. */
  updates: { paths: readonly string[]; headers: Headers };
  /** What the pages of single items add where they are files, by their folder: their page's own. */
  items: { folder: string; headers: Headers }[];
  /** What lists add that are files, by their folder; none where a service answers. They are JSON. */
  lists: { path: string; headers: Headers }[];
}

const framing = 'X-Frame-Options';

/** The rules of a build. */
export function hostRules(
  pages: readonly BuiltPage[],
  options: PolicyOptions & { httpsOnly?: HttpsExtent | undefined; base?: string },
  { moved, gone }: Redirects = { moved: [], gone: [] },
  withLists = false,
): HostRules {
  const { [framing]: noFraming = 'DENY', ...shared } = securityHeaders;
  const rulesOfPages = pages.map(({ path, html }) => ({
    path,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(html, options),
      [framing]: noFraming,
    },
  }));
  return {
    base: options.base ?? '',
    moved,
    gone,
    everywhere: { ...shared, ...strictTransportSecurity(options.httpsOnly) },
    pages: rulesOfPages,
    notFound: { 'Content-Security-Policy': "frame-ancestors 'none'", [framing]: noFraming },
    documents: { 'Content-Security-Policy': frameAncestorsPolicy() },
    editor: { folder: editorFolder, headers: editorHeaders },
    hashed: { 'Cache-Control': forever },
    updates: {
      paths: ['/sw.js', '/offline.js', alertFile],
      headers: { 'Cache-Control': 'no-cache' },
    },
    // Their inline code is the page's: only their heads and their words differ.
    items: (withLists ? itemFolders : []).flatMap(({ folder, page }) =>
      rulesOfPages
        .filter(({ path }) => path === page)
        .map(({ headers }) => ({ folder, headers: { ...headers, 'X-Robots-Tag': 'noindex' } })),
    ),
    lists: (withLists ? listFolders : []).map(({ path, namesPupils }) => ({
      path,
      headers: {
        'Cache-Control': namesPupils ? 'no-store' : 'no-cache',
        'X-Robots-Tag': 'noindex',
      },
    })),
  };
}

/** Files that speak to hosts and are nobody else's business. As a regular expression. */
export const hostsOwn = '((.*/)?\\.ht[^/]*|_headers|_redirects)(\\.(br|gz))?';

/** An expression for a text as it stands. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An expression for what follows a question mark: an old address's own, and maybe more behind it. */
export const queryVariants = (query: string): string => `${literally(query)}(&|$)`;

/**
 * An expression for every way to write a page's address, in whatever capitals: with a slash or the
 * file's name at the end. Starts after the first slash.
 */
export function variantsOf(path: string): string {
  return `${literally(path.slice(1))}/?(index\\.html)?`;
}
