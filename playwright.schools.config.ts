import { defineConfig } from '@playwright/test';
import { wholeChromium } from './harness/find-chromium';
import {
  deviceZone,
  frozenInstant,
  siteOrigin,
  sitePort,
  workshopOrigin,
  workshopPort,
} from './__tests__/e2e/support/addresses';

const school = 'pune-day-school';

/** The two schools of `__tests__/fixtures/schools`, which `npm run test:schools` has built. */
export default defineConfig({
  testDir: '__tests__/schools',
  outputDir: 'test-results/schools',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: 'reports/schools.json' }],
  ],
  use: {
    serviceWorkers: 'block',
    timezoneId: deviceZone,
    locale: 'en-IN',
    launchOptions: wholeChromium,
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'npx tsx src/content-service/main.ts',
      url: `${siteOrigin}/healthz`,
      reuseExistingServer: false,
      env: {
        CONTENT_DIR: `__tests__/fixtures/schools/${school}/content`,
        PUBLIC_DIR: `reports/schools/${school}/public`,
        PORT: String(sitePort),
        CONTENT_SERVICE_NOW: frozenInstant,
        DATABASE_URL: 'file:.data/schools.db',
        LOG_LEVEL: 'silent',
      },
    },
    {
      command: `npx tsx harness/serve-folder.ts reports/schools/small-primary/public ${workshopPort}`,
      url: workshopOrigin,
      reuseExistingServer: false,
    },
  ],
});
