import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { BASE_COMMIT } from './base/base-commit';

/** What is visited of the present state and of a base commit, in turn. */
export const pairSections = ['weight', 'work', 'paint', 'moves'] as const;

/** What is visited of the present state alone. */
export const ownSections = ['shift', 'taps', 'filter', 'lighthouse'] as const;

/** What is built: both, cold and warm; and the present state with more and more pages. */
export const buildSections = ['build', 'growth'] as const;

const sections = [...pairSections, ...ownSections, ...buildSections] as const;

/** A part of the measurement. */
export type SectionName = (typeof sections)[number];

/** What one run of the bench does. */
export interface Options {
  runs: number;
  only: readonly SectionName[];
  /** The commit to measure against. */
  base: string;
  /** The addresses to measure; none means all. */
  routes: readonly string[];
  save: boolean;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run bench',
  takes: '[options]',
  about: 'Measures the built site (run `npm run build` before). A whole run takes most of an hour.',
  options: [
    ['--runs N', 'how often each time is measured; the median counts (5)'],
    ['--only a,b', `some of: ${sections.join(', ')}`],
    [
      '--base COMMIT',
      `what ${pairSections.join(', ')} and build are measured against (${BASE_COMMIT})`,
    ],
    ['--routes a,b', 'some of the addresses, such as /News,/AboutUs'],
    [
      '--build',
      'also the build: cold and warm, and with 1, 10 and 100 times the pages (takes long)',
    ],
    ['--save', 'write harness/bench/results.json, against which later runs are compared'],
  ],
  examples: [['npm run bench -- --only weight,work --routes /,/News', 'a part of it']],
  fails: 'it could not measure, for want of a built site or a browser for instance',
};

const isSection = (name: string): name is SectionName =>
  (sections as readonly string[]).includes(name);

/** Reads the command line. Throws, in one sentence, when it cannot be read. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      base: { type: 'string', default: BASE_COMMIT },
      routes: { type: 'string', default: '' },
      build: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const { base, save } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1.');
  const named = values.only?.split(',').map((name) => name.trim());
  const unknown = named?.filter((name) => !isSection(name)) ?? [];
  if (unknown.length > 0) throw new Error(`--only does not know ${unknown.join(', ')}.`);
  const usual = values.build ? sections : [...pairSections, ...ownSections];
  const only = named?.filter(isSection) ?? usual;
  const routes = values.routes.split(',').filter(Boolean);
  return { runs, only, base, routes, save };
}
