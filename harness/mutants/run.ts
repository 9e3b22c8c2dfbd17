import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { paint } from '../../src/lib/terminal/style';
import { withCheckout } from '../checkouts';
import { mutated, type Mutation, readMutations } from './mutations';

interface Options {
  /** Numbers of the list, from 1 on; all when empty. */
  only: number[];
  /** How many of the tests that reach a fault are run, the likeliest first. */
  tests: number;
}

/** A fault that was tried, and what came of it. */
interface Outcome {
  mutation: Mutation;
  /** How many tests reach its file, and how many were run. */
  related: number;
  ran: number;
  /** The test that noticed it. */
  killedBy?: string;
}

/** How long tests may take: some faults let them go on for ever. */
const limitMs = 8 * 60_000;

/** Runs Jest in a copy of the project; gives what it printed, and whether it passed. */
async function jest(dir: string, args: readonly string[]) {
  const command = ['node_modules/jest/bin/jest.js', '--ci', '--silent', ...args];
  // A group of its own, so that what its tests have started ends with it.
  const child = spawn(process.execPath, command, { cwd: dir, stdio: 'pipe', detached: true });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), limitMs);
  const [output, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  clearTimeout(timer);
  return { output, failed: [...errors.matchAll(/^FAIL (\S+)/gm)].map(([, file = '']) => file) };
}

const wordsOf = (path: string) => new Set(path.split(/[/.-]/).slice(1, -1));

/** Sorts tests, those called like a file first. */
export function byLikeness(file: string, tests: readonly string[]): string[] {
  const own = wordsOf(file);
  const likeness = (test: string) => [...wordsOf(test)].filter((word) => own.has(word)).length;
  return tests.toSorted((a, b) => likeness(b) - likeness(a));
}

/** The unit tests of `npm test` that a file reaches by imports. */
async function relatedTests(dir: string, file: string): Promise<string[]> {
  const { output } = await jest(dir, ['--listTests', '--json', '--findRelatedTests', file]);
  const tests = JSON.parse(output) as string[];
  return byLikeness(
    file,
    tests.filter((test) => !test.includes('.all.test.')).map((test) => relative(dir, test)),
  );
}

/** Puts a fault into a copy of the project, runs the tests that it reaches, and takes it out again. */
async function tryMutation(dir: string, mutation: Mutation, tests: number): Promise<Outcome> {
  const related = await relatedTests(dir, mutation.file);
  const path = join(dir, mutation.file);
  const before = readFileSync(path, 'utf8');
  const likeliest = related.slice(0, tests);
  const outcome = { mutation, related: related.length, ran: likeliest.length };
  if (likeliest.length === 0) return outcome;
  try {
    writeFileSync(path, mutated(before, mutation));
    const { failed } = await jest(dir, ['--runInBand', '--bail', '--runTestsByPath', ...likeliest]);
    return { ...outcome, ...(failed[0] && { killedBy: failed[0] }) };
  } finally {
    writeFileSync(path, before);
  }
}

/** Throws where tests that have noticed a fault fail without any too: they prove nothing. */
async function checkTests(dir: string, outcomes: readonly Outcome[]): Promise<void> {
  const tests = [...new Set(outcomes.flatMap(({ killedBy }) => killedBy ?? []))];
  if (tests.length === 0) return;
  const { failed } = await jest(dir, ['--runTestsByPath', ...tests]);
  if (failed.length > 0) throw new Error(`These fail without a fault: ${failed.join(', ')}.`);
}

/** What came of a fault, in a line. */
function inWords({ mutation, related, ran, killedBy }: Outcome): string {
  const { file, kind, find, replace, otherwise = 'nothing notices it' } = mutation;
  const fault = `${kind}, ${file}: ${find} → ${replace}`;
  if (killedBy !== undefined) return `${fault}\n  ${paint('good', `killed by ${killedBy}`)}`;
  return `${fault}\n  ${paint('bad', `survived ${ran} of ${related} related tests: ${otherwise}`)}`;
}

/** Tries the faults, says of each what noticed it, and how many were noticed. */
export async function runMutants({ only, tests }: Options): Promise<void> {
  const outcomes: Outcome[] = [];
  await withCheckout(undefined, async ({ dir }) => {
    for (const [index, mutation] of readMutations().entries()) {
      if (only.length > 0 && !only.includes(index + 1)) continue;
      const outcome = await tryMutation(dir, mutation, tests);
      outcomes.push(outcome);
      console.log(`${index + 1} ${inWords(outcome)}`);
    }
    await checkTests(dir, outcomes);
  });
  const survivors = outcomes.filter(({ killedBy }) => killedBy === undefined);
  console.log(`${outcomes.length - survivors.length} of ${outcomes.length} killed by unit tests`);
  if (survivors.some(({ mutation }) => mutation.otherwise === undefined)) process.exitCode = 1;
}
