import { Argument } from '@commander-js/extra-typings';
import { command } from '../../src/lib/terminal/program';
import { steps } from './steps';

const usual = steps.filter(({ all }) => !all).map(({ name }) => name);
const groups = [...new Set(steps.flatMap(({ group }) => group ?? []))];
const known = [...steps.map(({ name }) => name), ...groups];

/** `npm test`: its options. */
export const test = command('test', {
  summary: 'what a change must pass',
  about: `Runs what a change must pass (${usual.join(', ')}), or the steps that are named, with the builds that they need. Several at once are ${groups.join(' and ')}.`,
  environment: [
    ['E2E_PORT', 'the first of the ports of the servers that tests visit (9100)'],
    ['E2E_TIMEZONE', 'the zone of the devices, for days in each of which one takes its turn'],
  ],
  examples: [
    ['npm test -- unit content', 'two of the steps'],
    ['npm test -- schools --built', 'visits the schools that were built before'],
    ['npx jest __tests__/lib/dates', 'the unit tests of one folder'],
    ['npx playwright test --project=firefox faults', 'the tests of one file in Firefox'],
  ],
  fails: 'a test failed',
})
  .addArgument(new Argument('[steps...]', 'names of steps').choices(known))
  .option('--all', 'all of these steps', false)
  .option('--changed', 'of each step what the uncommitted change reaches, in two minutes', false)
  .option('--built', 'without the builds: takes what was built last', false);

/** Which steps are run. */
export type TestOptions = ReturnType<typeof test.opts> & { words: string[] };

/** The options of a run. Throws in plain words when they exclude each other. */
export function testOptions(words: string[], options: ReturnType<typeof test.opts>): TestOptions {
  if ([options.all, options.changed, words.length > 0].filter(Boolean).length > 1) {
    throw new Error('Name steps, or take --all or --changed: one of the three.');
  }
  return { words, ...options };
}
