import { isOnSite, pathOnSite } from '../../lib/site-path';
import { alertFile, isHashed } from '../../lib/headers/cache-control';

/**
 * How the worker answers a request. A page is network-first too, but within a time limit, and a
 * picture cache-first in a cache of its own that has an end. Network-only is not to touch it at all.
 */
export type RoutingStrategy = 'page' | 'picture' | 'network-first' | 'cache-first' | 'network-only';

/** What the worker looks at. */
export interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

const picture = /^\/static\/.+\.(webp|avif|jpe?g|png|svg)$/;

/**
 * Sorts requests. Whatever the content service answers is left to the browser, on this origin as on
 * another: its lists and pictures name and show children. So are documents, for results stand in them.
 * `never` names pictures of built pages that show children.
 */
export function routingStrategyOf(
  asked: Asked,
  origin: string,
  never: readonly string[],
): RoutingStrategy {
  const { origin: askedOrigin, pathname: askedPath } = new URL(asked.url);
  if (asked.method !== 'GET' || askedOrigin !== origin) return 'network-only';
  if (process.env.GATSBY_BASE && !isOnSite(askedPath)) return 'network-only';
  const pathname = process.env.GATSBY_BASE ? pathOnSite(askedPath) : askedPath;
  if (pathname.startsWith('/api/') || pathname === '/sw.js' || pathname === alertFile) {
    return 'network-only';
  }
  // Frames and the browser's PDF viewer are not handled.
  if (asked.mode === 'navigate') return asked.destination === 'document' ? 'page' : 'network-only';
  if (pathname.startsWith('/papers/') || never.includes(pathname)) return 'network-only';
  if (picture.test(pathname)) return 'picture';
  return isHashed(pathname.slice(1)) ? 'cache-first' : 'network-first';
}

/** The cached page of an address; letter case and a trailing slash do not count. */
export function keptPath(pathname: string, paths: readonly string[]): string | undefined {
  const parts = pathname
    .replace(/\/index\.html$/i, '')
    .split('/')
    .filter(Boolean);
  const plain = `/${parts.join('/')}`;
  return (
    paths.find((path) => path === plain) ??
    paths.find((path) => path.toLowerCase() === plain.toLowerCase())
  );
}

/** The cache key of a page. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/**
 * Whether a reply to the request of a file that is no page comes from the site: the sign-in page of a
 * network answers with HTML, with a status such as 511, or by leading elsewhere.
 */
export function isOwnFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !/\bhtml\b/.test(headers.get('content-type') ?? '');
}

/** Whether a reply is a picture of this site, and not the page of a captive portal. */
export function isKeepablePicture({ status, type, redirected, headers }: Response): boolean {
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  return status === 200 && type === 'basic' && !redirected && isPicture;
}
