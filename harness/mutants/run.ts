import { mkdir, writeFile } from 'node:fs/promises';
import { showProgress } from '../../src/terminal/progress';
import { withProjectCopy } from '../bench/project-copy';
import { readMutations } from './mutations';
import type { MutantOptions } from './options';
import { importersOf, relatedTests } from './related';
import { countWords, reportText } from './report';
import { runJest } from './run-jest';
import { type Outcome, tryMutation } from './try-mutation';

const reportFile = 'reports/mutants.md';

/** Whether a test passes in the copy as it is; each is asked once. */
function soundIn(dir: string, ms: number): (test: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (test: string) => (await runJest(dir, [test], ms)).failed === undefined;
  return (test) => {
    const answer = known.get(test) ?? ask(test);
    known.set(test, answer);
    return answer;
  };
}

/** Tries the faults, writes the report, and says how many were noticed. */
export async function runMutants({ only, seconds }: MutantOptions): Promise<void> {
  const chosen = readMutations()
    .map((mutation, index) => ({ mutation, number: index + 1 }))
    .filter(({ number }) => only.length === 0 || only.includes(number));
  const importers = await importersOf();
  const outcomes: Outcome[] = [];
  const progress = showProgress('faults', chosen.length);
  await mkdir('reports', { recursive: true });
  await withProjectCopy('.', async (dir) => {
    const trial = { dir, ms: seconds * 1000, isSound: soundIn(dir, seconds * 1000) };
    for (const { mutation, number } of chosen) {
      const tests = relatedTests(mutation.file, importers);
      outcomes.push({ number, ...(await tryMutation(mutation, tests, trial)) });
      // What is known stays, should somebody end it.
      await writeFile(reportFile, reportText(outcomes));
      progress.step();
    }
  });
  progress.end();
  console.log(`${countWords(outcomes)}: ${reportFile}`);
  const unnoticed = outcomes.filter(
    ({ killedBy, mutation }) => killedBy === undefined && mutation.otherwise === undefined,
  );
  for (const { number, mutation } of unnoticed) {
    console.error(`${number} ${mutation.file}: nothing notices "${mutation.replace}"`);
  }
  if (unnoticed.length > 0) process.exitCode = 1;
}
