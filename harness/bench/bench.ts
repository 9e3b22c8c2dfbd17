import { cpus, loadavg } from 'node:os';
import { findChromium, launchChromium } from '../find-chromium';
import { keptCommit } from '../checkouts';
import { withSite } from '../service';
import { siteRoutes } from '../shots/site-routes';
import { buildRows } from './build';
import { pageRows } from './pages';
import type { Pair, Row } from './pairs';
import { shiftRows } from './shift-rows';
import { keeps, printTables } from './table';

interface Options {
  base: string;
  /** How often each time is measured. */
  runs: number;
  /** Of `pages`, `shift` and `build`. */
  only: readonly string[];
  /** Addresses of pages; all when empty. */
  routes: readonly string[];
}

/** Shows rows as soon as they are known: what comes later may fail. */
function show(rows: readonly Row[]): void {
  printTables(rows);
  if (!rows.every(keeps)) process.exitCode = 1;
}

/** Measures what a browser sees of both sites, which are served at the same time. */
async function measureSites(origins: Pair<string>, { runs, only, routes }: Options): Promise<void> {
  const isWanted = (path: string) => routes.length === 0 || routes.includes(path);
  const browser = await launchChromium(findChromium());
  try {
    if (only.includes('pages')) show(await pageRows(browser, origins, { isWanted, runs }));
    if (!only.includes('shift')) return;
    const shown = await siteRoutes('.', origins.now);
    const wanted = shown.filter(({ path }) => isWanted(path));
    show(await shiftRows(browser, origins, wanted));
  } finally {
    await browser.close();
  }
}

/** Measures the built site and a base commit's in pairs, and prints the tables. */
export async function measure(options: Options): Promise<void> {
  const { base: ref, only, runs } = options;
  const base = keptCommit(ref);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load}; medians of ${runs}`);
  console.log(`base: ${base.name}`);
  if (only.some((section) => section !== 'build')) {
    await withSite('.', (now) =>
      withSite(base.dir, (old) => measureSites({ now, base: old }, options)),
    );
  }
  if (only.includes('build')) show(await buildRows(ref, runs));
}
