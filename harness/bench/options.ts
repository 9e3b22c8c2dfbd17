import { parseArgs } from 'node:util';
import type { Help } from '../../src/terminal/help';
import { listOf, wholeNumber } from '../read-values';

const sections = ['pages', 'shift', 'build'] as const;
type Section = (typeof sections)[number];

/** What one run of the bench does. */
export interface Options {
  /** The commit to measure against: a branch, a tag or a hash. */
  base: string;
  /** How often each time is measured. */
  runs: number;
  only: readonly Section[];
  /** The addresses to measure; none means all. */
  routes: readonly string[];
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run bench',
  takes: '--base COMMIT [options]',
  about: `Measures the built site (run \`npm run build\` before) and that of a commit, in turns: pages (time in
scripts, blocking time, the first record), shift (what moves by itself) and build (cold, and warm after one
word). The commit's files, packages and site are kept in .bench.`,
  options: [
    ['--base COMMIT', 'the state to compare with: a branch, a tag or a commit'],
    ['--runs N', 'how often each time is measured; the median counts (5)'],
    ['--only a,b', `some of ${sections.join(', ')}`],
    ['--routes a,b', 'some of the addresses, such as /News,/AboutUs'],
  ],
  examples: [['npm run bench -- --base main --only pages --routes /News', 'a part of it']],
  fails: 'it could not measure, or what stands here misses a limit',
};

const isSection = (name: string): name is Section => sections.some((one) => one === name);

/** Reads the command line. Throws, in one sentence, when it cannot be read. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: sections.join() },
      routes: { type: 'string', default: '' },
    },
  });
  if (!values.base) throw new Error('--base is missing: name the commit or branch to compare with');
  const runs = wholeNumber('--runs', values.runs);
  const named = listOf(values.only);
  const unknown = named.filter((name) => !isSection(name));
  if (unknown.length > 0) throw new Error(`--only does not know ${unknown.join(', ')}.`);
  return { base: values.base, runs, only: named.filter(isSection), routes: listOf(values.routes) };
}
