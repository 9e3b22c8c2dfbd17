import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { listOf, wholeNumber } from '../read-values';

/** Which faults are tried, and how far. */
export interface MutantOptions {
  /** Their numbers in the list, from 1 on; all when empty. */
  only: number[];
  /** How many of the tests that reach a fault are run, the likeliest first. */
  tests: number;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run mutants',
  takes: '[options]',
  about: `Runs the unit tests that reach the files of harness/mutants/list.yaml in a copy of the project, each
with one fault in such a file, until one fails or all have passed. Writes reports/mutants.md.`,
  options: [
    ['--only N,M', 'some of them, by their numbers in the list'],
    ['--tests N', 'how many tests a fault has to survive, those called like its file first (8)'],
  ],
  fails: 'a fault is noticed by no unit test, and the list names nothing else that does',
};

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): MutantOptions {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, tests: { type: 'string', default: '8' } },
  });
  const only = listOf(values.only ?? '').map((number) => wholeNumber('--only', number));
  return { only, tests: wholeNumber('--tests', values.tests) };
}
