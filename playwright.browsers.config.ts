import { defineConfig } from '@playwright/test';
import { frozenInstant, siteOrigin, sitePort } from './__tests__/e2e/support/addresses';
import { type BrowserName, browserNames } from './harness/browsers/browsers';

// Lists show the school's days, wherever they are tested; the browsers inherit it.
process.env.TZ = 'Asia/Kolkata';

export default defineConfig<object, { browserUnderTest: BrowserName }>({
  testDir: '__tests__/browsers',
  outputDir: 'test-results/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // What is waited for is there when it is; a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'reports/browsers.json' }],
  ],
  projects: browserNames.map((name) => ({ name, use: { browserUnderTest: name } })),
  webServer: {
    command: 'npx tsx src/content-service/main.ts',
    url: `${siteOrigin}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(sitePort),
      CONTENT_SERVICE_NOW: frozenInstant,
      DATABASE_URL: 'file:.data/browsers.db',
      FORMS_PER_TEN_MINUTES: '1000',
      LOG_LEVEL: 'silent',
    },
  },
});
