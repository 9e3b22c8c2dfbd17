import { availableParallelism } from 'node:os';
import { browserNames, missingFor } from '../browsers/browsers';
import { daySteps } from './days';
import { buildOf, type Command, playwright, reportFile, type Step, tool } from './step';

/** The moment of the browser tests, which E2E_NOW moves for them too. */
const instant = process.env.E2E_NOW ?? '2026-11-20T09:00:00+05:30';

/** The lists in built pages are of that moment, too. */
export const ofInstant = { SOURCE_DATE_EPOCH: String(Date.parse(instant) / 1000) };

/** The tests of the browser that `npm test` leaves to `npm run test:all` have this tag. */
export const rare = '@all';

/** The unit tests that it leaves to it have this in their names. */
export const rareUnit = String.raw`\.all\.test\.`;

const workers = availableParallelism() + 1;
/**
 * Unit tests; all of them share modules (`support/together.ts`). A worker more than cores, since some wait for files and
 * databases, saves a twentieth of the time, and room for V8's new objects a tenth.
 */
export const unitTests = (step: string, ...args: string[]): Command => ({
  ...tool('jest', ...args, `-w=${workers}`, '--json', `--outputFile=${reportFile(step)}`),
  env: {
    TESTS_TOGETHER: args.length > 0 ? '' : '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  },
});

/** Builds a site into a folder of its own. */
const build = (name: string, commands: readonly Command[], ...needs: string[]): Step => ({
  ...{ name, commands, needs, builds: true },
});

/** Content and output in a folder of `reports`. */
const siteAt = (name: string) => ({
  CONTENT_DIR: `reports/${name}/content`,
  PUBLIC_DIR: `reports/${name}/public`,
});

/** Content and output of a school of the fixtures. */
const schoolAt = (name: string) => ({
  CONTENT_DIR: `__tests__/fixtures/schools/${name}/content`,
  PUBLIC_DIR: `reports/schools/${name}/public`,
});

/** What `npm run test:all` runs besides. */
export const furtherSteps: readonly Step[] = [
  { name: 'unit-all', commands: [unitTests('unit-all', rareUnit)], report: 'jest', alone: true },
  playwright('comparison', {
    projects: ['storybook'],
    needs: ['storybook'],
    whenChanged: /^(?:harness\/(?:visual|shots|story-check)|__tests__\/visual\/[^/]+\.ts$)/,
  }),
  playwright('matrix', { projects: ['site'], more: ['--grep', rare], needs: ['build'] }),
  build(
    'build-without-lists',
    // Pages whose lists nobody gave to the build.
    [
      buildOf({
        ...ofInstant,
        PAGES_WITHOUT_LISTS: '1',
        PUBLIC_DIR: 'reports/without-lists/public',
      }),
    ],
    'build',
  ),
  playwright('without-lists', { needs: ['build-without-lists'] }),
  build('build-below', [
    tool('tsx', '__tests__/support/content-below.ts', '/school', 'reports/below/content'),
    buildOf({ ...siteAt('below'), ...ofInstant }),
  ]),
  // What `npm test` asks of a page once, and not what repeats it on another device.
  playwright('below-a-path', { more: ['--grep-invert', rare], needs: ['build-below'] }),
  playwright('hosts', { more: ['--workers', '1'], needs: ['build', 'build-below'] }),
  playwright('editor', { more: ['--grep', rare], needs: ['build'] }),
  build(
    'build-edited',
    [buildOf(siteAt('edited'), '--lists')],
    // Its last test leaves what was saved of a few files.
    'editor',
  ),
  playwright('edited', { needs: ['build-edited'] }),
  build('build-static', [buildOf({ PUBLIC_DIR: 'reports/lists/public', ...ofInstant }, '--lists')]),
  playwright('static', { needs: ['build-static'] }),
  build('build-schools', [
    buildOf(schoolAt('pune-day-school')),
    // Static hosting alone: no service answers for it.
    buildOf(schoolAt('small-primary'), '--lists'),
  ]),
  playwright('schools', { needs: ['build-schools'] }),
  ...daySteps,
  ...browserNames.map((name) =>
    playwright(name, { needs: ['build'], missing: () => missingFor(name), group: 'browsers' }),
  ),
  // For connections to be given up, above all: it measures in pairs, whatever runs beside it.
  playwright('attack', { needs: ['build'], alone: false, waits: true }),
];
