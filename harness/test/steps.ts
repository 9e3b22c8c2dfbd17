import { scripts } from '../../package.json';
import { furtherSteps, ofInstant, rare, unitTests } from './further-steps';
import { buildOf, type Command, format, playwright, school, type Step, tool } from './step';

/** The commands of `npm run lint` that run these programs. */
const lint = (...programs: string[]) =>
  scripts.lint
    .split(' && ')
    .map((line) => line.split(' '))
    .flatMap(([name = '', ...args]) => (programs.includes(name) ? [tool(name, ...args)] : []));

// Two packages bring a `tsc`, and which of them npm links is left to it.
const [, ...typeArgs] = scripts.typecheck.split(' ');
// Each of several checkers reads the types of packages for itself: with one they take half of the processor.
const typecheck: Command = { program: process.execPath, args: [...typeArgs, '--checkers', '1'] };

/**
 * What `npm test` runs: first what finds mistakes soonest, and what takes longest. Unit tests and those of a browser,
 * which keep all cores busy, run one after the other: side by side they take the processor two fifths longer for the
 * same work.
 */
const usual: readonly Step[] = [
  { name: 'types', commands: [typecheck] },
  { name: 'build', commands: [buildOf({ ...ofInstant, COMPARE_WITH_GATSBY: '1' })], builds: true },
  { name: 'lint', commands: lint('oxlint', 'knip') },
  {
    name: 'storybook',
    commands: [tool('storybook', 'build', '--quiet', '--stats-json', '--test')],
    builds: true,
  },
  { name: 'imports', commands: lint('depcruise') },
  { name: 'format', commands: [format()] },
  { name: 'content', commands: [school('check')] },
  // Playwright compiles all files of tests before it runs the first: on the core that the build leaves free.
  {
    name: 'loading',
    commands: [tool('playwright', 'test', '--list', '--grep', '^$', '--pass-with-no-tests')],
  },
  { name: 'unit', commands: [unitTests('unit')], report: 'jest', alone: true },
  playwright('browser', {
    projects: ['site', 'editor'],
    more: ['--grep-invert', rare],
    needs: ['build'],
  }),
  playwright('stories', { needs: ['storybook'] }),
];

/** Everything the project checks. */
export const steps: readonly Step[] = [
  ...usual,
  ...furtherSteps.map((step): Step => ({ ...step, all: true })),
];
