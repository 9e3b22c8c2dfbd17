import { scripts } from '../../package.json';
import { chromiumHelp, findChromium } from '../find-chromium';
import { browserNames, missingFor } from '../browsers/browsers';
import { daySteps } from './days';
import {
  buildOf,
  type Command,
  format,
  playwright,
  reportFile,
  school,
  type Step,
  tool,
  visitStories,
} from './step';

/** The moment of the browser tests, which E2E_NOW moves for them too. */
const instant = process.env.E2E_NOW ?? '2026-11-20T09:00:00+05:30';

/** The lists in built pages are of that moment, too. */
const ofInstant = { SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000) };

/** The tests of the browser that `npm test` leaves to `npm run test:all` have this tag. */
const rare = '@all';

/** The unit tests that it leaves to it have this in their names. */
const rareUnit = String.raw`\.all\.test\.`;

/** Left to itself Jest leaves one core to others: on two cores that is half of them. */
const unitTests = (step: string, ...args: string[]) =>
  tool('jest', ...args, '--maxWorkers=100%', '--json', `--outputFile=${reportFile(step)}`);

/** The commands of `npm run lint` that run these programs. */
const lint = (...programs: string[]) =>
  scripts.lint
    .split(' && ')
    .map((line) => line.split(' '))
    .flatMap(([name = '', ...args]) => (programs.includes(name) ? [tool(name, ...args)] : []));

// Two packages bring a `tsc`, and which of them npm links is left to it.
const [, ...typeArgs] = scripts.typecheck.split(' ');
const typecheck: Command = { program: process.execPath, args: typeArgs };

const noChromium = () => (findChromium() ? undefined : chromiumHelp);

/** What `npm test` runs: what finds mistakes soonest, and before what is short the longest, so that two cores end together. */
const usual: readonly Step[] = [
  { name: 'types', commands: [typecheck] },
  { name: 'lint', commands: lint('oxlint', 'knip') },
  {
    name: 'build',
    commands: [buildOf(ofInstant, [])],
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
  {
    name: 'unit',
    commands: [unitTests('unit', '--testPathIgnorePatterns', '/node_modules/', rareUnit)],
    report: 'jest',
    alone: true,
  },
  playwright('browser', {
    projects: ['site', 'editor'],
    more: ['--grep-invert', rare],
    needs: ['build'],
    missing: noChromium,
  }),
  {
    name: 'stories',
    commands: [visitStories()],
    needs: ['storybook'],
    missing: noChromium,
    alone: true,
  },
];

const schools = '__tests__/fixtures/schools';

// Gatsby builds one site at a time in a project: builds besides the first one run alone.

/** What `npm run test:all` runs besides. */
const further: readonly Step[] = [
  { name: 'unit-all', commands: [unitTests('unit-all', rareUnit)], report: 'jest', alone: true },
  playwright('comparison', {
    projects: ['storybook'],
    needs: ['storybook'],
    missing: noChromium,
    whenChanged: /^(?:harness\/(?:visual|shots|story-check)|__tests__\/visual\/[^/]+\.ts$)/,
  }),
  playwright('matrix', {
    projects: ['site'],
    more: ['--grep', rare],
    needs: ['build'],
    missing: noChromium,
  }),
  {
    name: 'build-without-lists',
    builds: true,
    alone: true,
    commands: [
      // Pages whose lists nobody gave to the build.
      buildOf(
        { ...ofInstant, PAGES_WITHOUT_LISTS: '1', PUBLIC_DIR: 'reports/without-lists/public' },
        [],
      ),
    ],
  },
  playwright('without-lists', {
    projects: ['without-lists'],
    needs: ['build-without-lists'],
    missing: noChromium,
  }),
  playwright('editor', {
    projects: ['editor'],
    more: ['--grep', rare],
    needs: ['build'],
    missing: noChromium,
  }),
  {
    name: 'build-edited',
    builds: true,
    alone: true,
    commands: [
      buildOf({ CONTENT_DIR: 'reports/edited/content', PUBLIC_DIR: 'reports/edited/public' }),
    ],
    // Its last test leaves what was saved of a few files.
    needs: ['editor'],
  },
  playwright('edited', {
    projects: ['edited'],
    needs: ['build-edited'],
    missing: noChromium,
  }),
  {
    name: 'build-static',
    builds: true,
    alone: true,
    commands: [
      buildOf({
        PUBLIC_DIR: 'reports/lists/public',
        ...ofInstant,
      }),
    ],
  },
  playwright('static', { projects: ['static'], needs: ['build-static'], missing: noChromium }),
  {
    name: 'build-below',
    builds: true,
    alone: true,
    commands: [
      tool('tsx', '__tests__/support/content-below.ts', '/school', 'reports/below/content'),
      buildOf(
        {
          CONTENT_DIR: 'reports/below/content',
          PUBLIC_DIR: 'reports/below/public',
          ...ofInstant,
        },
        [],
      ),
    ],
  },
  playwright('below-a-path', {
    projects: ['below-a-path'],
    needs: ['build-below'],
    missing: noChromium,
  }),
  {
    name: 'build-schools',
    builds: true,
    alone: true,
    commands: [
      buildOf(schoolAt('pune-day-school'), []),
      // Static hosting alone: no service answers for it.
      buildOf(schoolAt('small-primary')),
    ],
  },
  playwright('schools', { projects: ['schools'], needs: ['build-schools'], missing: noChromium }),
  ...daySteps,
  ...browserNames.map((name) =>
    playwright(name, {
      projects: [name],
      needs: ['build'],
      missing: () => missingFor(name),
      group: 'browsers',
    }),
  ),
  playwright('hosts', {
    projects: ['hosts'],
    more: ['--workers', '1'],
    needs: ['build', 'build-below'],
  }),
  playwright('attack', { projects: ['attack'], needs: ['build'], missing: noChromium }),
];

/** Content and output of a school of the fixtures. */
function schoolAt(name: string): Record<string, string> {
  return {
    CONTENT_DIR: `${schools}/${name}/content`,
    PUBLIC_DIR: `reports/schools/${name}/public`,
  };
}

/** Everything the project checks. */
export const steps: readonly Step[] = [
  ...usual,
  ...further.map((step): Step => ({ ...step, all: true })),
];
