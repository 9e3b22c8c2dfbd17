import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from '../find-chromium';
import { buildRows } from './build';
import { type BenchSite, serveBench } from './bench-site';
import { filterRows } from './filter';
import { lighthouseRows, pageTypes } from './lighthouse';
import { describeMachine } from './machine';
import { type Options, readOptions, type SectionName, usage } from './options';
import { readResults, resultsFile, type Results, writeResults } from './results';
import type { Row } from './row';
import { proveShiftsAreSeen, shiftRow, type ShiftVisit, shiftWidths, visitShifts } from './shift';
import { table, verdict } from './table';
import { tapRows } from './taps';
import { weightRows } from './weight';

const tell = (line: string) => console.error(line);

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumHelp);
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** Shifts do not depend on the time that things take, so that two windows may be open at once. */
async function shiftRows(browser: Browser, { origin, routes }: BenchSite): Promise<Row[]> {
  const [first] = routes;
  if (first) await proveShiftsAreSeen(browser, origin, first);
  const visits = routes.flatMap((route) =>
    shiftWidths.flatMap((width) => [false, true].map((slow) => ({ route, width, slow }))),
  );
  const rows = new Map<ShiftVisit, Row>();
  const left = [...visits];
  const worker = async () => {
    const own = await openBrowser();
    for (let visit = left.shift(); visit; visit = left.shift()) {
      rows.set(visit, shiftRow(visit, await visitShifts(own, origin, visit)));
    }
    await own.close();
  };
  await Promise.all([worker(), worker()]);
  return visits.flatMap((visit) => rows.get(visit) ?? []);
}

async function allWeights(browser: Browser, { origin, routes }: BenchSite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of routes) rows.push(...(await weightRows(browser, origin, route)));
  return rows.sort((a, b) => a.group.localeCompare(b.group));
}

/** Measures the wanted parts one after the other: at once they would measure each other. */
async function measure({ only, runs, routes }: Options): Promise<Results> {
  const browser = await openBrowser();
  const machine = describeMachine(browser);
  const served = await serveBench(pageTypes);
  const wanted = served.routes.filter(({ path }) => routes.length === 0 || routes.includes(path));
  const site = { ...served, routes: wanted };
  const parts: Record<SectionName, () => Promise<Row[]>> = {
    weight: () => allWeights(browser, site),
    shift: () => shiftRows(browser, site),
    taps: () => tapRows(browser, site.origin, runs),
    filter: () => filterRows(browser, site.origin, runs),
    lighthouse: () => lighthouseRows(site, runs, tell),
    build: () => buildRows(tell),
  };
  const rows: Row[] = [];
  try {
    for (const name of only) {
      tell(`measuring: ${name}`);
      rows.push(...(await parts[name]()));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return { measured: new Date().toISOString().slice(0, 10), runs, machine, rows };
}

/** `npm run bench`: the built site against the stated limits and the last committed result. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const last = readResults();
  const results = await measure(options);
  const { cores, memory, system, node, browser, load } = results.machine;
  console.log(`${cores} cores, ${memory}, ${system}, Node ${node}, ${browser}, load ${load}`);
  console.log(`medians of ${options.runs}`);
  console.log(table(results.rows, last));
  console.log(`\n${verdict(results.rows)}`);
  if (!options.save) return;
  writeResults(results);
  console.log(`written: ${resultsFile}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
