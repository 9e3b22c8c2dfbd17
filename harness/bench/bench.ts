import { cpus, loadavg } from 'node:os';
import { findChromium, launchChromium } from '../find-chromium';
import type { Side } from '../review/base-side';
import { serveSite } from '../shots/serve-site';
import { siteRoutes } from '../shots/site-routes';
import { prepareBase } from './base';
import { buildRows } from './build';
import type { Options } from './options';
import { pageRows } from './pages';
import type { Pair, Row } from './pairs';
import { shiftRows } from './shift-rows';
import { keeps, table } from './table';

/** Shows rows as soon as they are known: what comes later may fail. */
function show(rows: readonly Row[]): void {
  console.log(table(rows));
  if (!rows.every(keeps)) process.exitCode = 1;
}

/** Measures what a browser sees of both sites, which are served at the same time. */
async function measureSites(sides: Pair<Side>, { runs, only, routes }: Options): Promise<void> {
  const browser = await launchChromium(findChromium());
  const now = await serveSite(sides.now.dir);
  const base = await serveSite(sides.base.dir);
  const origins = { now: now.origin, base: base.origin };
  const isWanted = (path: string) => routes.length === 0 || routes.includes(path);
  try {
    if (only.includes('pages')) show(await pageRows(browser, origins, { isWanted, runs }));
    if (!only.includes('shift')) return;
    const shown = await siteRoutes(sides.now.dir, now.origin);
    show(
      await shiftRows(
        browser,
        origins,
        shown.filter(({ path }) => isWanted(path)),
      ),
    );
  } finally {
    await Promise.all([browser.close(), now.close(), base.close()]);
  }
}

/** Measures the built site and a base commit's in pairs, and prints the tables. */
export async function bench(options: Options): Promise<void> {
  const { base: ref, only, runs } = options;
  const base = await prepareBase(ref);
  const sides = { base, now: { dir: '.', name: 'what stands here' } };
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load}; medians of ${runs}`);
  console.log(`base: ${base.name}`);
  if (only.some((section) => section !== 'build')) await measureSites(sides, options);
  if (only.includes('build')) show(await buildRows(sides, runs));
}
