import { availableParallelism } from 'node:os';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { type BrowserName, browserNames } from './harness/browsers/browsers';
import {
  chromiumFlags,
  findHeadlessShell,
  unpainted,
  wholeChromium,
} from './harness/find-chromium';
import { readVisualOptions } from './harness/visual/run';
import { requestedProjects } from './harness/test/requested-projects';
import {
  basePath,
  belowPort,
  browsersPort,
  deviceZone,
  editedPort,
  frozenInstant,
  servedSchoolPort,
  sitePort,
  staticPort,
  staticSchoolPort,
  storybookPort,
  withoutListsPort,
} from './__tests__/e2e/support/addresses';

/** What a project of ours may choose beside Playwright's own options. */
interface Options {
  browserUnderTest: BrowserName;
}

/** A server that tests visit. */
interface Server {
  command: string;
  url: string;
  env?: Record<string, string>;
}

/** Tests, and the servers that they need; these run only where the tests do. */
interface Part extends Project<PlaywrightTestOptions, PlaywrightWorkerOptions & Options> {
  name: string;
  servers: Server[];
}

/** The content service with a built site; `env` says which, and where it keeps its messages. */
const service = (port: number, env: Record<string, string>): Server => ({
  command: 'node src/cli/school.mjs serve',
  url: `http://localhost:${port}/healthz`,
  env: {
    PORT: String(port),
    CONTENT_SERVICE_NOW: frozenInstant,
    LOG_LEVEL: 'silent',
    RENEW_PAGES: 'false',
    // Resizing all of them would hold up the tests on two cores.
    PREPARE_PICTURES: 'false',
    ...env,
  },
});

/** A server of files; `serve-files` is the plainest host, `serve-folder` one with types and errors. */
const files = (script: 'serve-files' | 'serve-folder', folder: string, port: number): Server => ({
  command: `npx tsx __tests__/support/${script}.ts ${folder} ${port}`,
  url: `http://localhost:${port}/`,
});

// The journeys write more messages than a visitor would.
const journeys = { FORMS_PER_TEN_MINUTES: '1000' };

const site = service(sitePort, {
  ...journeys,
  DATABASE_URL: 'file:.data/e2e.db',
});
const withoutLists = service(withoutListsPort, {
  PUBLIC_DIR: 'reports/without-lists/public',
  DATABASE_URL: 'file:.data/without-lists.db',
});
const school = 'pune-day-school';

/** What is tried once more on a site below a path: its routes, and all that leads from one to another. */
const belowSpecs = [
  ...['shell', 'home', 'redirects', 'wrong-addresses', 'back', 'first-interaction', 'styles'],
  ...['search', 'share', 'news', 'lists', 'built-lists', 'forms'],
  ...['offline', 'urgent-notice', 'today', 'calendar-files', 'planner', 'cards'],
];

const stories = readVisualOptions();

const editorTests = 'e2e/edit*.spec.ts';
/** Pages of the site in the quicker of the browsers, in which a screenshot would be white. */
const lean = (...flags: string[]): Part['use'] => ({
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: [...chromiumFlags, ...unpainted, ...flags],
  },
  screenshot: 'off',
});
/** A page that stays for a second is done before its scripts are optimized: axe answers in three fifths of the work. */
const quick = '--js-flags=--no-opt --no-maglev';
const atOrigin = (port: number) => ({ baseURL: `http://localhost:${port}` });

const parts: Part[] = [
  // First, so that its long journeys don't stand alone at the end.
  {
    name: 'editor',
    testDir: '__tests__',
    testMatch: editorTests,
    servers: [site],
    // Its long forms take a fifth less without being painted; the guide's pictures show them.
    use: {
      ...atOrigin(sitePort),
      ...(process.env['EDITOR_PICTURES'] === '1' ? { launchOptions: wholeChromium } : lean()),
    },
  },
  {
    name: 'site',
    testDir: '__tests__',
    testMatch: 'e2e/**/*.spec.ts',
    testIgnore: editorTests,
    servers: [site],
    use: { ...atOrigin(sitePort), ...lean(quick) },
  },
  {
    name: 'without-lists',
    testDir: '__tests__/without-lists',
    servers: [withoutLists],
    // Where ten lists hold ten thousand records, to optimize scripts takes less than to go without.
    use: { ...atOrigin(withoutListsPort), ...lean() },
  },
  {
    // Routes and moves once more, on a site below a path of its host.
    name: 'below-a-path',
    testDir: '__tests__',
    testMatch: ['below-path/*.spec.ts', `e2e/{${belowSpecs.join()}}.spec.ts`],
    // These serve a site of their own, at the root of a host.
    grepInvert:
      /a new build takes|sign-in page that answers while|a host that knows files only|where the build had no news/,
    servers: [
      service(belowPort, {
        ...journeys,
        CONTENT_DIR: 'reports/below/content',
        PUBLIC_DIR: 'reports/below/public',
        DATABASE_URL: 'file:.data/below.db',
      }),
    ],
    use: { baseURL: `http://localhost:${belowPort}${basePath}/`, ...lean(quick) },
  },
  {
    name: 'storybook',
    testDir: '__tests__/visual',
    testIgnore: 'stories.spec.ts',
    servers: [files('serve-folder', 'storybook-static', storybookPort)],
  },
  {
    name: 'stories',
    testDir: '__tests__/visual',
    testMatch: 'stories.spec.ts',
    outputDir: stories.results,
    servers: [files('serve-folder', stories.storybook, storybookPort)],
  },
  {
    name: 'static',
    testDir: '__tests__/static-host',
    servers: [files('serve-files', 'reports/lists/public', staticPort)],
    use: { ...atOrigin(staticPort), ...lean(quick) },
  },
  {
    name: 'edited',
    testDir: '__tests__/edited-site',
    servers: [
      service(editedPort, {
        CONTENT_DIR: 'reports/edited/content',
        PUBLIC_DIR: 'reports/edited/public',
        DATABASE_URL: 'file:.data/edited.db',
      }),
    ],
    use: { ...atOrigin(editedPort), ...lean(quick) },
  },
  {
    name: 'schools',
    testDir: '__tests__/schools',
    servers: [
      service(servedSchoolPort, {
        CONTENT_DIR: `__tests__/fixtures/schools/${school}/content`,
        PUBLIC_DIR: `reports/schools/${school}/public`,
        DATABASE_URL: 'file:.data/schools.db',
      }),
      files('serve-folder', 'reports/schools/small-primary/public', staticSchoolPort),
    ],
    use: lean(quick),
  },
  { name: 'hosts', testDir: '__tests__/hosts', servers: [] },
  // Others' waiting is measured: one attack at a time.
  { name: 'attack', testDir: '__tests__/attack', servers: [], workers: 1 },
  ...browserNames.map((name) => ({
    name,
    testDir: '__tests__/browsers',
    servers: [service(browsersPort, { ...journeys, DATABASE_URL: 'file:.data/browsers.db' })],
    use: { browserUnderTest: name },
  })),
];

const isRequested = requestedProjects(process.argv, ['site', 'editor']);
const requested = parts.filter(({ name }) => isRequested(name));
const servers = new Map(requested.flatMap((part) => part.servers.map((one) => [one.url, one])));

export default defineConfig<object, Options>({
  fullyParallel: true,
  // One more fills the waits of pages, but loads all files of tests and a browser too: no sooner, and a twelfth more work.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // What passes at a second try hides a fault of the product or of the test.
  retries: 0,
  // A machine may be three times slower than the one before it; what passes does not wait for these.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/e2e/a11y/aria-snapshots/{arg}{ext}',
      // All that stands there was approved, not only what the file names.
      children: 'deep-equal',
    },
  },
  reporter: [
    // In a terminal it tells how many of all are done.
    [process.stdout.isTTY ? 'line' : 'dot'],
    ...(requested.some(({ name }) => name === 'stories')
      ? [['html', { outputFolder: 'reports/visual', open: 'never' }] as const]
      : []),
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'reports/playwright.json' }],
  ],
  use: {
    // What it answers, tests could not answer in its stead; `offline.spec.ts` lets it work.
    serviceWorkers: 'block',
    timezoneId: deviceZone,
    locale: 'en-IN',
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  // All of them, since workers, which see no command line, look theirs up by its name.
  projects: parts.map(({ servers: _, ...project }) => ({
    outputDir: `test-results/${project.name}`,
    ...project,
    ...(isRequested(project.name) ? {} : { testMatch: [] }),
  })),
  webServer: [...servers.values()].map((server) => ({ ...server, reuseExistingServer: false })),
});
