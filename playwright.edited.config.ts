import { defineConfig } from '@playwright/test';
import { siteOrigin, sitePort } from './__tests__/e2e/support/addresses';
import lists from './playwright.lists.config';

/** The sample school as `npm run test:edit` has built it from what was saved in the editor. */
export default defineConfig({
  ...lists,
  testDir: '__tests__/edited-site',
  outputDir: 'test-results/edited',
  webServer: {
    command: `npx tsx harness/serve-files.ts reports/edited/public ${sitePort}`,
    url: siteOrigin,
    reuseExistingServer: false,
  },
});
