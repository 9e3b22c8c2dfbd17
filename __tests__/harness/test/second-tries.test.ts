/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf } from '../../../harness/test/count';
import { secondTries } from '../../../harness/test/second-tries';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const spec = (title: string, status: string) => ({
  file: 'e2e/home.spec.ts',
  line: 7,
  title,
  tests: [{ status }],
});

it('names the tests that needed a second try, and counts them as passed', () => {
  const file = join(folder, 'browser.json');
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('turns', 'flaky'), spec('ends', 'unexpected')],
        suites: [{ specs: [spec('closes', 'flaky')] }],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(report));
  expect(secondTries(file)).toEqual(['e2e/home.spec.ts:7 turns', 'e2e/home.spec.ts:7 closes']);
  expect(countOf('playwright', file, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

it('names none where there is no report', () => {
  expect(secondTries(join(folder, 'none.json'))).toEqual([]);
});
