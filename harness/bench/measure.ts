import type { Browser } from '@playwright/test';
import { type BaseSide, withBaseSide } from './base/kept-build';
import { type BenchSource, serveBench } from './bench-site';
import { buildRows } from './build';
import { filterRows } from './filter';
import { growthRows } from './growth';
import { lighthouseRows, pageTypes } from './lighthouse';
import { moveRows, moves } from './moves/move-rows';
import { type Options, ownSections, pairSections } from './options';
import { paintedPaths, paintRows } from './paint';
import type { Row } from './row';
import { shiftRows } from './shift-rows';
import { tapRows } from './taps';
import { livePaths } from './trace/live-pages';
import { weightRows } from './weight';
import { workRows } from './work';

/** One run of the bench. */
export interface Bench extends Options {
  browser: Browser;
  /** Says what is being done. */
  tell: (line: string) => void;
}

const present: BenchSource = { root: '.', built: 'public' };

/** Measures the wanted parts one after the other: at once they would measure each other. */
async function inTurn<Name extends string>(
  { only, tell }: Bench,
  names: readonly Name[],
  parts: Record<Name, () => Promise<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names.filter((one) => (only as readonly string[]).includes(one))) {
    tell(`measuring: ${name}`);
    try {
      rows.push(...(await parts[name]()));
    } catch (error) {
      // A run takes most of an hour: what was measured is kept, and the run fails all the same.
      tell(`not measured: ${name}. ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

const wants = ({ only }: Bench, names: readonly string[]) =>
  only.some((name) => names.includes(name));
const visits = ({ routes }: Bench, path: string) => routes.length === 0 || routes.includes(path);

/** What is visited of both, served at the same time. */
async function measurePairs(bench: Bench, base: BaseSide): Promise<Row[]> {
  if (!wants(bench, pairSections)) return [];
  const { browser, runs } = bench;
  const wanted = (path: string) => visits(bench, path);
  const now = await serveBench(present);
  const old = await serveBench({ root: base.dir, built: base.built });
  const sites = { now, base: old };
  try {
    return await inTurn(bench, pairSections, {
      weight: () =>
        weightRows(
          browser,
          sites,
          now.routes.filter(({ path }) => wanted(path)),
        ),
      work: () => workRows(browser, sites, livePaths.filter(wanted), runs),
      paint: () => paintRows(browser, sites, paintedPaths.filter(wanted), runs),
      moves: () =>
        moveRows(
          sites,
          moves.filter(({ from }) => wanted(from)),
          runs,
        ),
    });
  } finally {
    await now.close();
    await old.close();
  }
}

/** What is visited of the present state alone. */
async function measureOwn(bench: Bench): Promise<Row[]> {
  if (!wants(bench, ownSections)) return [];
  const { browser, runs, tell } = bench;
  const served = await serveBench({ ...present, plains: pageTypes });
  const site = { ...served, routes: served.routes.filter(({ path }) => visits(bench, path)) };
  try {
    return await inTurn(bench, ownSections, {
      shift: () => shiftRows(browser, site),
      taps: () => tapRows(browser, site.origin, runs),
      filter: () => filterRows(browser, site.origin, runs),
      lighthouse: () => lighthouseRows(site, runs, tell),
    });
  } finally {
    await site.close();
  }
}

/** Measures all that is wanted. */
export async function measure(bench: Bench): Promise<Row[]> {
  const { runs, tell } = bench;
  const paired = async (base: BaseSide) => {
    const now = { dir: present.root, name: 'the present state' };
    const build = () => buildRows({ now, base }, runs, tell);
    return [...(await measurePairs(bench, base)), ...(await inTurn(bench, ['build'], { build }))];
  };
  const against = wants(bench, [...pairSections, 'build']);
  return [
    ...(against ? await withBaseSide(bench.base, paired) : []),
    ...(await measureOwn(bench)),
    ...(await inTurn(bench, ['growth'], { growth: () => growthRows(tell) })),
  ];
}
