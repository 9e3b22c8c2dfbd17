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

// Most code of a test runs a few times: V8 compiles all of it once, and optimizes less of it than it does otherwise.
const runJest = ['--always-sparkplug', '--interrupt-budget=528000', 'node_modules/.bin/jest'];

const workers = availableParallelism() + 1;
/**
 * Unit tests; all of them share modules (`support/together.ts`). A worker more than cores, since some wait for files and
 * databases, saves a twentieth of the time, and room for V8's new objects a tenth.
 */
export const unitTests = (step: 'unit' | 'unit-all', ...args: string[]): Command => ({
  program: process.execPath,
  args: [...runJest, ...args, `-w=${workers}`, '--json', `--outputFile=${reportFile(step)}`],
  env: {
    TESTS_TOGETHER: args.length > 0 ? '' : step,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  },
});

/** Builds a site into a folder of its own. */
const build = (name: string, commands: readonly Command[], ...needs: string[]): Step => ({
  ...{ name, commands, needs, builds: true },
});

/** A site in a folder of `reports`; of the sample's content where no other is named. */
const siteAt = (name: string, content?: string) => ({
  ...ofInstant,
  PUBLIC_DIR: `reports/${name}/public`,
  ...(content && { CONTENT_DIR: content }),
});

/** A school of the fixtures. */
const schoolAt = (name: string) =>
  siteAt(`schools/${name}`, `__tests__/fixtures/schools/${name}/content`);

/** What `npm run test:all` runs besides. */
export const furtherSteps: readonly Step[] = [
  { name: 'unit-all', commands: [unitTests('unit-all')], report: 'jest', alone: true },
  playwright('comparison', {
    projects: ['storybook'],
    needs: ['storybook'],
    whenChanged: /^(?:harness\/(?:visual|shots|story-check)|__tests__\/visual\/[^/]+\.ts$)/,
  }),
  playwright('matrix', { projects: ['site'], more: ['--grep', rare], needs: ['build'] }),
  // Pages whose lists nobody gave to the build.
  build(
    'build-without-lists',
    [buildOf({ ...siteAt('without-lists'), PAGES_WITHOUT_LISTS: '1' })],
    'build',
  ),
  playwright('without-lists', { needs: ['build-without-lists'] }),
  build('build-below', [
    tool('tsx', '__tests__/support/content-below.ts', '/school', 'reports/below/content'),
    buildOf(siteAt('below', 'reports/below/content')),
  ]),
  // What `npm test` asks of a page once, and not what repeats it on another device.
  playwright('below-a-path', { more: ['--grep-invert', rare], needs: ['build-below'] }),
  playwright('hosts', { more: ['--workers', '1'], needs: ['build', 'build-below'] }),
  playwright('editor', { more: ['--grep', rare], needs: ['build'] }),
  // The last test of the editor leaves what was saved of a few files.
  build('build-edited', [buildOf(siteAt('edited', 'reports/edited/content'))], 'editor'),
  playwright('edited', { needs: ['build-edited'] }),
  build('build-static', [buildOf(siteAt('lists'), '--lists')]),
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
