import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumHelp, findChromium } from '../find-chromium';
import { add, type Count, countOf } from './count';
import { faultCases } from './fault-cases';
import { reportFile, type Step, steps } from './steps';

/**
 * Runs everything the project checks, one step after the other, and ends with the plain count over
 * all of them. Names given as arguments choose steps: `npm test -- unit build`.
 */
function main(wanted: string[]): number {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. Known: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  const chosen = wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps;
  const failed = new Set<string>();
  const times: string[] = [];
  let total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const step of chosen) {
    const started = performance.now();
    const count = runStep(step, failed);
    if (count.failed > 0) failed.add(step.name);
    total = add(total, count);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    times.push(`${step.name} ${seconds} s${count.failed > 0 ? ' (failed)' : ''}`);
  }
  const line =
    `${total.passed} passed, ${total.failed} failed` +
    (total.skipped > 0 ? `, ${total.skipped} skipped` : '');
  writeFileSync('reports/summary.txt', `${line}\n`);
  const faults = faultCases({ jest: reportFile('unit'), playwright: reportFile('browser') });
  console.log(
    `\nfault matrix: ${faults.jest + faults.playwright} cases passed ` +
      `(${faults.jest} by call, ${faults.playwright} in the browser)`,
  );
  console.log(`${times.join(' · ')}\n${line}`);
  return total.failed > 0 ? 1 : 0;
}

function runStep(step: Step, failedBefore: Set<string>): Count {
  console.log(`\n== ${step.name}`);
  const missing = step.needs?.find((name) => failedBefore.has(name));
  if (missing) {
    console.log(`Not run, since '${missing}' failed.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (step.report === 'playwright' && !findChromium()) {
    console.log(chromiumHelp);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { status } = spawnSync(step.command, step.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
  });
  const exitCode = status ?? 1;
  if (step.report) return countOf(step.report, reportFile(step.name), exitCode);
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

process.exit(main(process.argv.slice(2)));
