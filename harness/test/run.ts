import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { branchFiles, uncommittedFiles } from './changed-files';
import { changedSteps } from './changed';
import { chooseSteps } from './choose';
import { add, type Count } from './count';
import type { TestOptions } from './options';
import { runStep, type StepResult } from './run-step';
import { runSteps } from './schedule';
import { reportFile, type Step, summaryFile } from './step';
import { steps } from './steps';

function stepsFor({ changed, ...choice }: TestOptions): Step[] {
  if (changed) return changedSteps(uncommittedFiles(), choice.built);
  return chooseSteps(steps, choice, [...branchFiles(), ...uncommittedFiles()]);
}

/** Ends with the plain count over all steps, in the terminal and in a file. */
function summarize(results: readonly StepResult[]): void {
  const none: Count = { passed: 0, failed: 0, skipped: 0 };
  const total = results.map(({ count }) => count).reduce(add, none);
  const line =
    `${total.passed} passed, ${total.failed} failed` +
    (total.skipped > 0 ? `, ${total.skipped} skipped` : '');
  writeFileSync(summaryFile, `${line}\n`);
  const times = results.map(
    ({ name, seconds, failed }) => `${name} ${seconds} s${failed ? ' (failed)' : ''}`,
  );
  console.log(`${times.join(' · ')}\n${line}`);
  if (total.failed > 0) process.exitCode = 1;
}

/** Runs the steps that were asked for, those side by side that do not need each other. */
export async function runTests(options: TestOptions): Promise<void> {
  const chosen = stepsFor(options);
  mkdirSync('reports', { recursive: true });
  // An older one would speak of another run. Those of other steps stay.
  for (const file of [summaryFile, ...chosen.map(({ name }) => reportFile(name))]) {
    rmSync(file, { force: true });
  }
  summarize(await runSteps(chosen, availableParallelism(), runStep));
}
