import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { withProjectCopy } from '../project-copy/project-copy';
import { mutated, readMutations } from './mutations';
import type { MutantOptions } from './options';
import { importersOf, relatedTests } from './related';
import type { Replacement } from './replacement';
import { countWords, reportText } from './report';
import { nextRound, type Round, settle, type Trial } from './rounds';
import { runJest } from './run-jest';

const reportFile = 'reports/mutants.md';

async function trialsOf({ only, tests }: MutantOptions): Promise<Trial[]> {
  const importers = await importersOf();
  return readMutations()
    .map((mutation, index): Trial => {
      const related = relatedTests(mutation.file, importers);
      const waiting = related.slice(0, tests);
      return { mutation, number: index + 1, related: related.length, waiting, ran: 0 };
    })
    .filter(({ number }) => only.length === 0 || only.includes(number));
}

/** Writes the file with its fault beside the file, where it imports the same. */
async function writeMutant(dir: string, { mutation, number }: Trial): Promise<Replacement> {
  const file = join(dir, mutation.file);
  const ending = extname(file);
  const mutant = `${file.slice(0, -ending.length)}.mutant${number}${ending}`;
  await writeFile(mutant, mutated(await readFile(file, 'utf8'), mutation));
  return { file, mutant };
}

/** Runs the tests of a round, each with its fault; gives those that failed. */
async function runRound(dir: string, round: Round): Promise<Set<string>> {
  const tests = new Map<string, Replacement>();
  for (const [test, trial] of round) tests.set(test, await writeMutant(dir, trial));
  return runJest(dir, tests);
}

/** Takes back what was noticed by tests that fail without any fault; gives whether there was any. */
async function takeBackUnsound(dir: string, trials: readonly Trial[], sound: Set<string>) {
  const killers = new Set(trials.flatMap(({ killedBy }) => killedBy ?? []));
  const asked = [...killers].filter((test) => !sound.has(test));
  if (asked.length === 0) return false;
  const failed = await runJest(dir, new Map(asked.map((test) => [test, undefined])));
  for (const test of asked) if (!failed.has(test)) sound.add(test);
  const unsound = trials.filter(({ killedBy }) => killedBy !== undefined && failed.has(killedBy));
  for (const trial of unsound) delete trial.killedBy;
  return unsound.length > 0;
}

/** Tries the faults, writes the report, and says how many were noticed. */
export async function runMutants(options: MutantOptions): Promise<void> {
  const trials = await trialsOf(options);
  const sound = new Set<string>();
  await mkdir('reports', { recursive: true });
  await withProjectCopy('.', async (dir) => {
    do {
      for (let round = nextRound(trials); round.size > 0; round = nextRound(trials)) {
        settle(round, await runRound(dir, round));
        // What is known stays, should somebody end it.
        await writeFile(reportFile, reportText(trials));
        const open = trials.filter(
          ({ killedBy, waiting }) => killedBy === undefined && waiting.length > 0,
        );
        console.error(`${countWords(trials)}, ${open.length} go on`);
      }
    } while (await takeBackUnsound(dir, trials, sound));
  });
  await writeFile(reportFile, reportText(trials));
  console.log(`${countWords(trials)}: ${reportFile}`);
  const unnoticed = trials.filter(
    ({ killedBy, mutation }) => killedBy === undefined && mutation.otherwise === undefined,
  );
  for (const { number, mutation } of unnoticed) {
    console.error(`${number} ${mutation.file}: nothing notices "${mutation.replace}"`);
  }
  if (unnoticed.length > 0) process.exitCode = 1;
}
