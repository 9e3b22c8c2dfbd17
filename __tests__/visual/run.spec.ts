import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { approve } from '../../harness/visual/approve';
import { readFound } from '../../harness/visual/found';
import { runVisual, type VisualOptions } from '../../harness/visual/run';
import { storybookPort } from '../e2e/support/addresses';

const place = mkdtempSync(join(tmpdir(), 'visual-run-'));
const [approved, results] = [join(place, 'approved'), join(place, 'results')];
const only = ['Components/Card', 'features-news-homenews--loading'];

test.afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Visits five stories, with a server and reports of its own. */
function run(options: Partial<VisualOptions> = {}) {
  const json = join(place, 'report.json');
  const env = { E2E_PORT: String(storybookPort + 20), PLAYWRIGHT_JSON_OUTPUT_NAME: json };
  const before = { ...process.env };
  Object.assign(process.env, env);
  const status = runVisual({ approved, results, only, ...options }, join(place, 'report'));
  process.env = before;
  const { stats } = JSON.parse(readFileSync(json, 'utf8')) as {
    stats: { expected: number; unexpected: number };
  };
  const pictures = readFound(results).flatMap((found) => found.pictures).length;
  return { status, passed: stats.expected, failed: stats.unexpected, pictures };
}

test('a second run on the same code takes no pictures, and finds no difference where it has to', () => {
  test.setTimeout(300_000);
  // Of each story, and of what was approved.
  expect(run()).toEqual({ status: 1, passed: 1, failed: 5, pictures: 20 });

  approve([], results, approved);
  expect(readdirSync(join(approved, 'pictures'))).toHaveLength(20);
  expect(run()).toEqual({ status: 0, passed: 6, failed: 0, pictures: 0 });
  expect(readFound(results)).toEqual([]);

  expect(run({ all: true })).toEqual({ status: 0, passed: 6, failed: 0, pictures: 0 });
  expect(readFound(results)).toHaveLength(5);
});
