import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import type { Help } from '../../src/terminal/help';
import { wholeNumber } from '../read-values';

/** What one run of `npm run attack` does. */
export interface Options {
  /** Names of the attacks; empty for all. */
  only: string[];
  /** The checkout whose service is attacked: built, with its packages. */
  checkout: string;
  /** How many builds run under requests. */
  builds: number;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run attack',
  takes: '[options]',
  about: `Attacks the built site and its content service on this machine, one attack after the other, and says
how long other visitors waited meanwhile, and whether file handles and memory came back. The table is written
to reports/attack.md. Needs a build (npm run build).`,
  options: [
    ['--only NAME', 'this attack alone; may be given several times'],
    ['--at FOLDER', 'the service of another built checkout (this one)'],
    ['--builds N', 'how many builds run under requests, every third of them killed (2)'],
  ],
  examples: [
    ['npm run attack -- --only pipelined', 'one attack'],
    ['npm run attack -- --at ../before', 'the same attacks on an earlier version'],
    ['npm run attack -- --only builds --builds 10', 'ten builds, three of them killed'],
  ],
  fails: 'an attack kept others waiting, was answered wrongly, or left something behind',
};

/** Reads the arguments. Throws in plain words when an attack is unknown. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      at: { type: 'string', default: '.' },
      builds: { type: 'string', default: '2' },
    },
  });
  const unknown = values.only.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no attack ${unknown}. There are: ${known.join(', ')}.`);
  }
  const builds = wholeNumber('--builds', values.builds, 2);
  return { only: values.only, checkout: resolve(values.at), builds };
}
