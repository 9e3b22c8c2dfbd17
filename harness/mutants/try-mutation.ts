import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mutated, type Mutation } from './mutations';
import { runJest } from './run-jest';

/** What became of a fault. */
export interface Outcome {
  mutation: Mutation;
  /** Its place in the list, from 1 on. */
  number: number;
  /** The test file that failed; none where the fault survived. */
  killedBy?: string;
  /** Whether there were more related tests than the time allowed. */
  timedOut: boolean;
}

/** How many of the nearest tests are run first: most faults fall there. */
const nearest = 5;

/** Where faults are tried, and how long at most. */
export interface Trial {
  /** A copy of the project. */
  dir: string;
  /** Milliseconds for each run of Jest. */
  ms: number;
  /** Whether a test passes without any fault: it may depend on the copy. */
  isSound: (test: string) => Promise<boolean>;
}

/** Runs work on a fault in the copy, and takes it out again. */
async function withMutation<T>(dir: string, mutation: Mutation, work: () => Promise<T>) {
  const file = join(dir, mutation.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, mutated(text, mutation));
  try {
    return await work();
  } finally {
    await writeFile(file, text);
  }
}

async function firstFailure(dir: string, tests: readonly string[], ms: number) {
  let timedOut = false;
  for (const some of [tests.slice(0, nearest), tests.slice(nearest)]) {
    if (some.length === 0) continue;
    const result = await runJest(dir, some, ms);
    if (result.failed !== undefined) return result;
    timedOut ||= result.timedOut;
  }
  return { failed: undefined, timedOut };
}

/** Tries a fault with the tests that its file reaches, the nearest first. */
export async function tryMutation(
  mutation: Mutation,
  related: readonly string[],
  { dir, ms, isSound }: Trial,
): Promise<Omit<Outcome, 'number'>> {
  let tests = related;
  for (;;) {
    const { failed, timedOut } = await withMutation(dir, mutation, () =>
      firstFailure(dir, tests, ms),
    );
    if (failed === undefined) return { mutation, timedOut };
    if (await isSound(failed)) return { mutation, killedBy: failed, timedOut: false };
    tests = tests.filter((test) => test !== failed);
  }
}
