import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pathOnSite, sitePath } from '../../lib/site-path';
import type { PrecacheEntry } from './precache-manifest';
import { withNote } from './note';
import { showPushes } from './show-pushes';
import {
  isKeepablePicture,
  isOwnFile,
  fileOf,
  keptPath,
  type RoutingStrategy,
  routingStrategyOf,
} from './routing-strategy';

/** Data of the build for the worker. */
export interface WorkerFacts {
  files: PrecacheEntry[];
  /** Paths of the precached pages. */
  paths: string[];
  /** Pictures that are never cached. */
  never: string[];
  /** When the site was built, for reading. */
  asOf: string;
}

// Defined by the bundler.
declare const OFFLINE_FACTS: WorkerFacts;

/** The parts of a worker's global scope that are used here; the DOM's types do not have them. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface NavigationFetchEvent extends ExtendableEvent {
  /** The page, asked for while the worker was still starting. */
  preloadResponse?: Promise<Response | undefined>;
}

const worker = self as unknown as WorkerScope;
const { files, paths, never, asOf } = OFFLINE_FACTS;

/** The cache of pictures that were seen; sites below several paths of one host share its storage. */
const pictureCache = process.env.GATSBY_BASE ? `pictures ${process.env.GATSBY_BASE}` : 'pictures';

/** The network timeout before the cached page is shown, in milliseconds. */
const networkTimeout = 4000;

const is = (strategy: RoutingStrategy) => (asked: { request: Request }) =>
  routingStrategyOf(asked.request, worker.location.origin, never) === strategy;

const inBrowser = (path: string) => (process.env.GATSBY_BASE ? sitePath(path) : path);

/** The path of a request on this site. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return process.env.GATSBY_BASE ? pathOnSite(pathname) : pathname;
}

/** The cached page with its note, or the offline page. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const path = keptPath(pathname, paths);
  if (path !== undefined && path !== pathname) return Response.redirect(inBrowser(path), 302);
  const kept = await matchPrecache(inBrowser(path === undefined ? '/offline.html' : fileOf(path)));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  const html = await kept.text();
  return new Response(path === undefined ? html : withNote(html, asOf), { headers });
}

async function fromNetwork(request: Request, event: NavigationFetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(request);
}

/** Network first, with a timeout; then the cached page. */
async function page(request: Request, event: NavigationFetchEvent): Promise<Response> {
  const pathname = pathOf(request);
  const asked = fromNetwork(request, event);
  // A late failure is awaited by nobody, and must not be an unhandled rejection.
  event.waitUntil(asked.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
  const answer = await Promise.race([asked, late]).catch(() => 'failed' as const);
  if (answer instanceof Response && answer.status < 500) return answer;
  // Slow, and not cached: waiting is better than the offline page.
  if (answer === undefined && keptPath(pathname, paths) === undefined) {
    return asked.catch(async () => (await keptPage(pathname)) ?? Response.error());
  }
  if (answer instanceof Response && keptPath(pathname, paths) === undefined) return answer;
  return (await keptPage(pathname)) ?? Response.error();
}

/**
 * A file whose name has no hash: network first, then the precache, also where the network's sign-in page
 * answers in place of the site.
 */
async function networkFirst(request: Request): Promise<Response> {
  const kept = () => matchPrecache(new URL(request.url).pathname);
  try {
    const reply = await fetch(request);
    return isOwnFile(reply) ? reply : ((await kept()) ?? reply);
  } catch (cause) {
    const file = await kept();
    if (file) return file;
    throw cause;
  }
}

// Registered before the precache route, which would otherwise match first.
registerRoute(is('page'), ({ request, event }) => page(request, event as NavigationFetchEvent));
registerRoute(is('network-first'), ({ request }) => networkFirst(request));
registerRoute(is('cache-first'), async ({ request }) => {
  return (await matchPrecache(new URL(request.url).pathname)) ?? fetch(request);
});
registerRoute(
  is('picture'),
  new CacheFirst({
    cacheName: pictureCache,
    plugins: [
      {
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isKeepablePicture(response) ? response : null),
      },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
    ],
  }),
);

// Firefox aborts a navigation whose preload failed, whatever the worker answers: offline, no cached page
// would be shown.
const preload = /Firefox\//.test(navigator.userAgent) ? 'disable' : 'enable';

// Earlier workers cached every reply, that of a captive portal, too. None of it is reused:
// `cleanupOutdatedCaches` deletes their cache.
setCacheNameDetails({ precache: 'precache-checked' });
addPlugins([
  {
    // The HTTP cache may hold the page of a captive portal: it is revalidated.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);
// Each file has its digest: with one that differs the install fails, and the old cache stays.
precache(files);
cleanupOutdatedCaches();
void worker.skipWaiting();
clientsClaim();
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload[preload]());
  // A new build may have withdrawn some of them. The others come out of the browser's own cache.
  event.waitUntil(caches.delete(pictureCache));
});
showPushes();
