import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessShell } from './harness/find-chromium';
import {
  deviceZone,
  frozenInstant,
  siteOrigin,
  sitePort,
  workshopOrigin,
  workshopPort,
} from './__tests__/e2e/support/addresses';

const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: '__tests__',
  testMatch: ['e2e/**/*.spec.ts', 'visual/**/*.spec.ts'],
  // What it saves is built by `npm run test:edit` alone.
  testIgnore: process.env.E2E_EDIT === 'all' ? [] : ['e2e/edit-content.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores that are counted on: there is always a test that waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A strange machine may be busy with other work; what needs its second try is named in the end.
  retries: process.env.CI ? 1 : 0,
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
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'reports/browser.json' }],
  ],
  use: {
    baseURL: siteOrigin,
    // What it answers, tests could not answer in its stead; `offline.spec.ts` lets it work.
    serviceWorkers: 'block',
    timezoneId: deviceZone,
    locale: 'en-IN',
    launchOptions: { executablePath, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'npx tsx src/content-service/main.ts',
      url: `${siteOrigin}/healthz`,
      reuseExistingServer: false,
      env: {
        PORT: String(sitePort),
        CONTENT_SERVICE_NOW: frozenInstant,
        DATABASE_URL: 'file:.data/e2e.db',
        // The journeys write more messages than a visitor would.
        FORMS_PER_TEN_MINUTES: '1000',
        LOG_LEVEL: 'silent',
        // Resizing all of them would hold up the tests on two cores.
        PREPARE_PICTURES: 'false',
      },
    },
    {
      command: `npx tsx harness/serve-folder.ts storybook-static ${workshopPort}`,
      url: `${workshopOrigin}/iframe.html`,
      reuseExistingServer: false,
    },
  ],
});
