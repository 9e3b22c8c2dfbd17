import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { instants, zones } from './days';

/** Which runs of the browser tests are wanted. */
export interface Options {
  /** Names of `instants`. */
  instants: string[];
  zones: string[];
  /** Parts of the names of test files; all that depend on the day when empty. */
  files: string[];
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run test:instants',
  takes: '[file…] [options]',
  about: `Runs the browser tests on days when something changes, in several time zones: each instant in
each zone, against the built site (public/). Tests for which the day makes no difference are
left out (harness/instants/days.ts says which, and why).`,
  options: [
    ['--instants a,b', `some of ${Object.keys(instants).join(', ')}`],
    ['--zones a,b', `some of ${zones.join(', ')}`],
  ],
  environment: [['E2E_PORT', 'where the site is served while the tests run (9100)']],
  examples: [
    ['npm run test:instants -- home news', 'the tests of two files'],
    ['npm run test:instants -- --instants leap-day --zones Asia/Kolkata', 'one run'],
  ],
  fails: 'a test failed in one of the runs',
};

function chosen(name: string, text: string | undefined, known: readonly string[]): string[] {
  if (text === undefined) return [...known];
  const wanted = text.split(',').map((part) => part.trim());
  const strange = wanted.find((one) => !known.includes(one));
  if (strange === undefined) return wanted;
  throw new Error(`--${name} takes ${known.join(', ')}, not "${strange}"`);
}

/** Reads the arguments. Throws in plain words when one makes no sense. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { instants: { type: 'string' }, zones: { type: 'string' } },
  });
  return {
    instants: chosen('instants', values.instants, Object.keys(instants)),
    zones: chosen('zones', values.zones, zones),
    files: positionals,
  };
}
