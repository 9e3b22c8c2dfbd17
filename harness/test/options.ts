import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { groups } from './steps';

const steps = groups.flat();
const known = steps.map(({ name }) => name);
const usual = steps.filter(({ all }) => !all).map(({ name }) => name);

/** What `--help` says. */
export const help: Help = {
  name: 'npm test',
  takes: '[--all] [step…]',
  about: `Runs what a change must pass, or the steps that are named:
${usual.join(', ')};
${known.filter((name) => !usual.includes(name)).join(', ')}.`,
  options: [['--all', 'all of these steps, as npm run test:all does']],
  examples: [
    ['npm test -- unit content', 'two of the steps'],
    ['npx jest __tests__/dates', 'the unit tests of one folder'],
  ],
  fails: 'a test failed',
};

/** Reads which steps to run; the usual ones where none is named. Throws when one is unknown. */
export function readSteps(args: string[]): readonly string[] {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length === 0 && positionals.length > 0) return positionals;
  if (unknown.length === 0) return values.all ? known : usual;
  throw new Error(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
