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
const typecheck: Command = { program: process.execPath, args: typeArgs };

/** Beside unit tests, which keep the cores busy: a third worker would take from them more than it gives. */
const beside = ['--workers', '2'];

/** What `npm test` runs: what finds mistakes soonest, and before what is short the longest, so that two cores end together. */
const usual: readonly Step[] = [
  { name: 'types', commands: [typecheck] },
  { name: 'lint', commands: lint('oxlint', 'knip') },
  {
    name: 'build',
    commands: [buildOf({ ...ofInstant, COMPARE_WITH_GATSBY: 'true' })],
    builds: true,
  },
  {
    name: 'storybook',
    commands: [tool('storybook', 'build', '--quiet', '--stats-json', '--test')],
    builds: true,
  },
  { name: 'imports', commands: lint('depcruise') },
  { name: 'format', commands: [format()] },
  { name: 'content', commands: [school('check')] },
  { name: 'unit', commands: [unitTests('unit')], report: 'jest', background: true },
  playwright('browser', {
    projects: ['site', 'editor'],
    more: ['--grep-invert', rare, ...beside],
    needs: ['build'],
  }),
  playwright('stories', { needs: ['storybook'] }),
];

/** Everything the project checks. */
export const steps: readonly Step[] = [
  ...usual,
  ...furtherSteps.map((step): Step => ({ ...step, all: true })),
];
