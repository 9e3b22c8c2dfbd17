/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf } from '../../../harness/test/count';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (value: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 };

it('counts the tests of a report', () => {
  expect(countOf('playwright', report({ stats, errors: [] }), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
  });
});

it('takes a test that passed at a second try for one that failed', () => {
  const flaky = { ...stats, unexpected: 0, flaky: 1 };
  expect(countOf('playwright', report({ stats: flaky, errors: [] }), 0)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

it('counts a run that failed outside of its tests, and one without a report', () => {
  const whole = { ...stats, unexpected: 0 };
  expect(countOf('playwright', report({ stats: whole, errors: [] }), 1)).toMatchObject({
    failed: 1,
  });
  expect(countOf('jest', join(folder, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
});
