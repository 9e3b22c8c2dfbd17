/** How the worker answers a request; 'leave' is not to touch it at all. */
export type Treatment = 'page' | 'fresh' | 'forever' | 'picture' | 'leave';

/** What the worker looks at. */
export interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

const picture = /^\/static\/.+\.(webp|avif|jpe?g|png|svg)$/;
const hashedFile = /^\/static\/|[-.][0-9a-f]{16,}\.(js|css)$/;

/**
 * Sorts requests. Whatever the content service answers is left to the browser, on this origin as on
 * another: its lists and pictures name and show children. So are papers, for results stand in them.
 * `never` names pictures of built pages that show children.
 */
export function treatmentOf(asked: Asked, origin: string, never: readonly string[]): Treatment {
  const { origin: askedOrigin, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || askedOrigin !== origin) return 'leave';
  if (pathname.startsWith('/api/') || pathname === '/sw.js') return 'leave';
  // A page inside a page is somebody else's business, and so is the browser's own PDF viewer.
  if (asked.mode === 'navigate') return asked.destination === 'document' ? 'page' : 'leave';
  if (pathname.startsWith('/papers/') || never.includes(pathname)) return 'leave';
  if (picture.test(pathname)) return 'picture';
  return hashedFile.test(pathname) ? 'forever' : 'fresh';
}

/** The kept page that an address means, whatever its capitals and its slash at the end. */
export function keptPath(pathname: string, paths: readonly string[]): string | undefined {
  const plain = pathname.replace(/\/index\.html$/i, '').replace(/\/+$/, '') || '/';
  return (
    paths.find((path) => path === plain) ??
    paths.find((path) => path.toLowerCase() === plain.toLowerCase())
  );
}

/** The file that a page is kept under. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}
