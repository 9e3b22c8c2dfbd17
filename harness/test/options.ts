import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { groups } from './steps';

const known = groups.flat().map(({ name }) => name);

/** What `--help` says. */
export const help: Help = {
  name: 'npm test',
  takes: '[step…]',
  about: `Runs everything that the project checks, or the steps that are named:
${known.join(', ')}.`,
  examples: [
    ['npm test -- unit content', 'two of the steps'],
    ['npx jest __tests__/dates', 'the unit tests of one folder'],
  ],
  fails: 'a test failed',
};

/** Reads the names of the steps to run; none means all. Throws when one is unknown. */
export function readSteps(args: string[]): string[] {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length === 0) return positionals;
  throw new Error(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
