import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import type { Step } from './step';
import { steps } from './steps';

/** Which steps are run. */
export interface TestOptions {
  /** Names of steps and groups; empty for the usual ones. */
  named: readonly string[];
  all: boolean;
  /** Takes what was built before. */
  built: boolean;
  /** Runs what the uncommitted change reaches. */
  changed: boolean;
}

const namesOf = (some: readonly Step[]) => some.map(({ name }) => name);
const groups = [...new Set(steps.flatMap(({ group }) => group ?? []))];
const known = [...namesOf(steps), ...groups];

/** Names in lines that fit a terminal. */
function inLines(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const line = lines.at(-1) ?? '';
    if (line.length + name.length > 90) lines.push(name);
    else lines[lines.length - 1] = line === '' ? name : `${line}, ${name}`;
  }
  return lines.join(',\n');
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm test',
  takes: '[--all | --changed | step…] [--built]',
  about: `Runs what a change must pass, or the steps that are named with the builds that they need:
${inLines(namesOf(steps.filter(({ all }) => !all)))};
and with --all
${inLines(namesOf(steps.filter(({ all }) => all)))}.
Several at once are ${groups.join(' and ')}.`,
  options: [
    ['--all', 'all of these steps'],
    ['--changed', 'of each step what the uncommitted change reaches, in about two minutes'],
    ['--built', 'without the builds: takes what was built last'],
  ],
  environment: [
    ['E2E_PORT', 'the first of the ports of the servers that tests visit (9100)'],
    ['E2E_TIMEZONE', 'the zone of the devices, for days in each of which one takes its turn'],
  ],
  examples: [
    ['npm test -- unit content', 'two of the steps'],
    ['npm test -- schools --built', 'visits the schools that were built before'],
    ['npx jest __tests__/dates', 'the unit tests of one folder'],
    ['npx playwright test --project=firefox faults', 'the tests of one file in Firefox'],
  ],
  fails: 'a test failed',
};

/** Reads the arguments. Throws in plain words when one is unknown or they exclude each other. */
export function readOptions(args: string[]): TestOptions {
  const { positionals: named, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
  });
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  const choices = [values.all, values.changed, named.length > 0];
  if (choices.filter(Boolean).length > 1) {
    throw new Error('Name steps, or take --all or --changed: one of the three.');
  }
  return { named, ...values };
}
