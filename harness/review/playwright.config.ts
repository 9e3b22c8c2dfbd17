import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { readPlan } from './plan';

const { title, out, scratch } = readPlan();

/**
 * Looks at the pages of two sites, a test for each, or of one; what differs, and the pictures, stand in
 * Playwright's report.
 */
export default defineConfig({
  testMatch: 'pages.spec.ts',
  fullyParallel: true,
  workers: 2,
  // What came late once is no change.
  retries: 1,
  timeout: 240_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: join(scratch, '{testName}/{arg}{ext}'),
  outputDir: join(scratch, 'results'),
  // None that prints: Playwright tells its progress then, without what differs.
  reporter: [['html', { outputFolder: out, open: 'never', title }]],
});
