import type { Browser, Page, Request } from '@playwright/test';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import type { BenchRoute, BenchSite } from './bench-site';
import { fontGoal, htmlGoal, pictureGoal, scriptGoalOf } from './goals';
import { followRequests, idleCallback, untilIdle } from './idle';
import type { Sites } from './pairs';
import type { Row } from './row';
import { scrollToEnd } from './shift-watch';
import { bytesOnTheWire, gzipBytes } from './wire';

/** What a phone loads of a page. */
export interface Weight {
  /** Bytes of script after gzip, before the page is idle and before anything moves. */
  scripts: number;
  /** The same when the whole page was seen, so that all of its scripts have come. */
  allScripts: number;
  /** Bytes of fonts on the first view. */
  fonts: number;
  /** The heaviest picture of the whole page, scrolled to its end, and its address. */
  picture: { bytes: number; url: string };
  /** Pictures of the raster kind that are neither AVIF nor WebP. */
  oldFormats: string[];
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };

interface Loaded {
  url: string;
  type: string;
  media: string;
  body: Buffer;
}

/** Keeps every answer of the site itself. */
function keepAnswers(page: Page, origin: string): Promise<Loaded | undefined>[] {
  const loaded: Promise<Loaded | undefined>[] = [];
  page.on('response', (reply) => {
    if (!reply.url().startsWith(origin) || reply.status() !== 200) return;
    const type = reply.request().resourceType();
    const media = reply.headers()['content-type'] ?? '';
    const url = reply.url().slice(origin.length);
    loaded.push(
      reply.body().then(
        (body) => ({ url, type, media, body }),
        // A redirect or a preload that was answered from the cache has no body of its own.
        () => undefined,
      ),
    );
  });
  return loaded;
}

/** Follows the requests to the site itself: a browser's PDF viewer asks for hundreds of its own files. */
function followOwn(page: Page, origin: string) {
  const requests = followRequests();
  const isOwn = (request: Request) => request.url().startsWith(origin);
  page.on('request', (request) => isOwn(request) && requests.begun(request));
  const end = (request: Request) => isOwn(request) && requests.ended(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Bytes of the scripts after gzip, each once. */
function scriptBytes(loaded: readonly Loaded[]): number {
  const scripts = loaded.filter(({ url, type }) => type === 'script' || url.endsWith('.js'));
  return sum([...new Map(scripts.map(({ url, body }) => [url, body])).values()].map(gzipBytes));
}

/** Loads one page as a phone does, waits until it is idle, then scrolls to its end. */
export async function weigh(
  browser: Browser,
  origin: string,
  route: Pick<BenchRoute, 'visit'>,
): Promise<Weight> {
  const context = await browser.newContext(phone);
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    const page = await context.newPage();
    const answers = keepAnswers(page, origin);
    const requests = followOwn(page, origin);
    await page.goto(origin + route.visit, { waitUntil: 'networkidle' });
    const first = (await Promise.all(answers)).filter((one) => one !== undefined);
    await scrollToEnd(page);
    await untilIdle(requests, () => page.evaluate(idleCallback));
    const all = (await Promise.all(answers)).filter((one) => one !== undefined);
    const pictures = all.filter(({ media }) => media.startsWith('image/'));
    const heaviest = [...pictures].sort((a, b) => b.body.length - a.body.length)[0];
    return {
      scripts: scriptBytes(first),
      allScripts: scriptBytes(all),
      fonts: sum(first.filter(({ type }) => type === 'font').map(({ body }) => body.length)),
      picture: { bytes: heaviest?.body.length ?? 0, url: heaviest?.url ?? '' },
      oldFormats: pictures.filter(({ media }) => /jpe?g|png|gif/.test(media)).map(({ url }) => url),
    };
  } finally {
    await context.close();
  }
}

/** What a page weighs: its HTML as it travels, and what a phone loads with it. */
interface PageWeight extends Weight {
  brotli: number;
  gzip: number;
}

async function weighAll(browser: Browser, { origin }: BenchSite, route: BenchRoute) {
  const html = (encoding: string) => bytesOnTheWire(origin + route.visit, encoding);
  const weight = await weigh(browser, origin, route);
  return { ...weight, brotli: await html('br, gzip'), gzip: await html('gzip') };
}

/** The rows of one route: HTML, scripts, fonts and pictures. */
function rowsOf(route: BenchRoute, now: PageWeight, base: PageWeight | undefined): Row[] {
  const { path } = route;
  const row = (group: string, name: string, pick: (weight: PageWeight) => number): Row => ({
    group,
    name,
    kind: 'bytes',
    value: pick(now),
    ...(base ? { base: pick(base) } : {}),
  });
  const { url } = now.picture;
  return [
    { ...row('HTML', `${path} brotli`, ({ brotli }) => brotli), ...htmlGoal },
    row('HTML', `${path} gzip`, ({ gzip }) => gzip),
    {
      ...row('Scripts before idle and before the first move', path, ({ scripts }) => scripts),
      ...scriptGoalOf(route),
    },
    { ...row('Fonts on the first view', path, ({ fonts }) => fonts), ...fontGoal },
    {
      ...row('Heaviest picture on a phone', path, ({ picture }) => picture.bytes),
      ...pictureGoal,
      note: [url, ...now.oldFormats.map((old) => `not AVIF or WebP: ${old}`)].join(' '),
    },
  ];
}

/** What the routes weigh now and in the base, where it has them. Sizes repeat: one visit is enough. */
export async function weightRows(
  browser: Browser,
  { now, base }: Sites,
  routes: readonly BenchRoute[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of routes) {
    const old = base.routes.find(({ path }) => path === route.path);
    const weight = await weighAll(browser, now, route);
    rows.push(...rowsOf(route, weight, old && (await weighAll(browser, base, old))));
  }
  return rows.sort((a, b) => a.group.localeCompare(b.group));
}
