import { commitOf } from '../review/base-side';
import { describeMachine } from './machine';
import { measure } from './measure';
import { openBrowser } from './open-browser';
import type { Options } from './options';
import { readResults, resultsFile, type Results, writeResults } from './results';
import { table, verdict } from './table';

async function run(options: Options): Promise<Results> {
  const browser = await openBrowser();
  try {
    const machine = describeMachine(browser);
    const tell = (line: string) => console.error(line);
    const rows = await measure({ ...options, browser, tell });
    const measured = new Date().toISOString().slice(0, 10);
    const paired = rows.some(({ base }) => base !== undefined);
    const base = paired ? { base: commitOf(options.base).name } : {};
    return { measured, runs: options.runs, ...base, machine, rows };
  } finally {
    await browser.close();
  }
}

/** Measures the built site against the stated goals, a base commit and the last result. */
export async function bench(options: Options): Promise<void> {
  const last = readResults();
  const results = await run(options);
  const { cores, memory, system, node, browser, load } = results.machine;
  console.log(`${cores} cores, ${memory}, ${system}, Node ${node}, ${browser}, load ${load}`);
  console.log(`medians of ${options.runs}${results.base ? `; base: ${results.base}` : ''}`);
  console.log(`\n${table(results.rows, last)}`);
  console.log(`\n${verdict(results.rows)}`);
  if (!options.save) return;
  writeResults(results);
  console.log(`written: ${resultsFile}`);
}
