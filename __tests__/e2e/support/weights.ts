import type { APIRequestContext, Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { fontGoalOf, htmlGoal, scriptGoalOf } from './goals';
import { bytesOnTheWire, gzipBytes } from './wire';
import { addressOf, basePath, expect } from './page';
import type { Route } from './routes';

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The addresses of scripts and fonts that a page asks for from now on. */
export function watchFiles(page: Page): { scripts: Set<string>; fonts: Set<string> } {
  const files = { scripts: new Set<string>(), fonts: new Set<string>() };
  page.on('request', (sent) => {
    const url = sent.url();
    // The browser's viewer of documents brings fonts of its own.
    if (!url.startsWith(addressOf('/'))) return;
    if (sent.resourceType() === 'font') files.fonts.add(url);
    if (sent.resourceType() === 'script' || url.endsWith('.js')) files.scripts.add(url);
  });
  return files;
}

/**
 * The front page in Brotli as far as its fold: what is painted first comes with the first packets, and the rows
 * of lists below it while that is read.
 */
async function bytesOfFirstScreen(): Promise<number> {
  const html = await (await fetch(addressOf('/'))).text();
  const fold = html.indexOf('data-below-fold');
  expect(fold).toBeGreaterThan(0);
  return brotliCompressSync(html.slice(0, fold)).length;
}

/** A limit of bytes where the tests run: below a path each address is longer. */
export const limitHere = (limit: number): number => (basePath() === '' ? limit : limit * 1.01);

/** Holds a page that nobody has touched yet to its weight: its HTML, its fonts, its scripts. */
export async function expectWeight(
  request: APIRequestContext,
  route: Route,
  { scripts, fonts }: ReturnType<typeof watchFiles>,
): Promise<void> {
  const sizesOf = (urls: Iterable<string>, sizeOf: (body: Buffer) => number) =>
    Promise.all([...urls].map(async (url) => sizeOf(await (await request.get(url)).body())));
  const html =
    route.path === '/'
      ? await bytesOfFirstScreen()
      : await bytesOnTheWire(addressOf(route.path), 'br, gzip');
  expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(limitHere(htmlGoal.limit));
  const fontSizes = await sizesOf(fonts, ({ length }) => length);
  // The motto's comes when the foot of a long page is laid out, which waits until the browser is idle.
  expect.soft(fontSizes.length, 'fonts').toBeGreaterThanOrEqual(fontGoalOf(route).files - 1);
  expect.soft(fontSizes.length, 'fonts').toBeLessThanOrEqual(fontGoalOf(route).files);
  expect.soft(sum(fontSizes), 'bytes of fonts').toBeLessThanOrEqual(fontGoalOf(route).limit);
  const early = expect.soft([...scripts], 'scripts before the first interaction');
  if (route.kind === 'live') early.not.toEqual([]);
  else early.toEqual([]);
  const scriptSize = sum(await sizesOf(scripts, gzipBytes));
  expect.soft(scriptSize, 'bytes of scripts').toBeLessThanOrEqual(scriptGoalOf(route).limit);
}
