import { runCommand } from '../../src/terminal/command';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumHelp, findChromium } from '../find-chromium';
import { add, type Count, countOf } from './count';
import { faultCases } from './fault-cases';
import { help, readSteps } from './options';
import { secondTries } from './second-tries';
import { groups, ownReports, reportFile, type Step, summaryFile } from './steps';

/**
 * Runs everything the project checks, one group of steps after the other, and ends with the plain
 * count over all of them. `wanted` names the steps.
 */
async function runTests(wanted: readonly string[]): Promise<void> {
  mkdirSync('reports', { recursive: true });
  // Others' reports stay: what `visual:approve` and `-- --built` take stands there too.
  for (const file of ownReports) rmSync(file, { force: true });
  const failed = new Set<string>();
  const times: string[] = [];
  let total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const group of groups) {
    const chosen = group.filter(({ name }) => wanted.includes(name));
    const results = await Promise.all(
      chosen.map((step) => timed(step, { failed, alone: chosen.length === 1 })),
    );
    for (const { name, count, seconds } of results) {
      if (count.failed > 0) failed.add(name);
      total = add(total, count);
      times.push(`${name} ${seconds} s${count.failed > 0 ? ' (failed)' : ''}`);
    }
  }
  const line =
    `${total.passed} passed, ${total.failed} failed` +
    (total.skipped > 0 ? `, ${total.skipped} skipped` : '');
  writeFileSync(summaryFile, `${line}\n`);
  const faults = faultCases({ jest: reportFile('unit'), playwright: reportFile('browser') });
  console.log(
    `\nfault matrix: ${faults.jest + faults.playwright} cases passed ` +
      `(${faults.jest} by call, ${faults.playwright} in the browser)`,
  );
  for (const test of secondTries(reportFile('browser'))) {
    console.log(`passed at the second try only: ${test}`);
  }
  console.log(`${times.join(' · ')}\n${line}`);
  if (total.failed > 0) process.exitCode = 1;
}

interface Circumstances {
  /** Names of the steps that failed before. */
  failed: ReadonlySet<string>;
  /** Whether no other step runs beside this one, so that it may speak while it runs. */
  alone: boolean;
}

async function timed(step: Step, circumstances: Circumstances) {
  const started = performance.now();
  const count = await runStep(step, circumstances);
  return {
    name: step.name,
    count,
    seconds: ((performance.now() - started) / 1000).toFixed(0),
  };
}

async function runStep(step: Step, { failed, alone }: Circumstances): Promise<Count> {
  if (step.folder && !existsSync(step.folder)) {
    console.log(`\n== ${step.name}\nSkipped, since there is no folder ${step.folder}.`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const missing = step.needs?.find((name) => failed.has(name));
  if (missing) {
    console.log(`\n== ${step.name}\nNot run, since '${missing}' failed.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (step.report === 'playwright' && !findChromium()) {
    console.log(`\n== ${step.name}\n${chromiumHelp}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const exitCode = await spawnStep(step, alone);
  if (step.report) return countOf(step.report, reportFile(step.name), exitCode);
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs a step's command to its end; what several say at once is printed one after the other. */
function spawnStep(step: Step, alone: boolean): Promise<number> {
  if (alone) console.log(`\n== ${step.name}`);
  const child = spawn(step.command, step.args, {
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...step.env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      if (!alone) console.log(`\n== ${step.name}\n${Buffer.concat(said).toString()}`);
      resolve(code ?? 1);
    });
  });
}

void runCommand({ help, read: readSteps, run: runTests });
