import { defineConfig } from '@playwright/test';
import { wholeChromium } from './harness/find-chromium';
import { deviceZone, siteOrigin, sitePort } from './__tests__/e2e/support/addresses';

/** The sample school as `npm run test:lists` has built it, on a host that knows nothing but files. */
export default defineConfig({
  testDir: '__tests__/static-host',
  outputDir: 'test-results/lists',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot']],
  use: {
    baseURL: siteOrigin,
    serviceWorkers: 'block',
    timezoneId: deviceZone,
    locale: 'en-IN',
    launchOptions: wholeChromium,
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx tsx harness/serve-files.ts reports/lists/public ${sitePort}`,
    url: siteOrigin,
    reuseExistingServer: false,
  },
});
