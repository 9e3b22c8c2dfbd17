import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';

/** Which faults are tried, and for how long. */
export interface MutantOptions {
  /** Their numbers in the list, from 1 on; all when empty. */
  only: number[];
  /** Seconds for each of the two runs of Jest that a fault gets. */
  seconds: number;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run mutants',
  takes: '[options]',
  about: `Puts each fault of harness/mutants/list.yaml into a copy of the project, one after the other, and runs
the unit tests that its file reaches until one fails. Writes reports/mutants.md.`,
  options: [
    ['--only N,M', 'some of them, by their numbers in the list'],
    ['--seconds N', 'how long each of the two runs of a fault may take (60)'],
  ],
  fails: 'a fault is noticed by no unit test, and the list names nothing else that does',
};

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): MutantOptions {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, seconds: { type: 'string', default: '60' } },
  });
  const only = values.only?.split(',').map(Number) ?? [];
  const seconds = Number(values.seconds);
  if ([...only, seconds].some((number) => !Number.isInteger(number) || number < 1)) {
    throw new Error('--only and --seconds take whole numbers from 1 on.');
  }
  return { only, seconds };
}
