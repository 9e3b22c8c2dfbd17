/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultCases } from '../../../harness/test/fault-cases';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (name: string, value: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

it('counts the passed cases of both runners', () => {
  const jest = report('unit.json', {
    testResults: [
      {
        name: '/site/__tests__/features/faults/fault-matrix.test.ts',
        assertionResults: [{ status: 'passed' }, { status: 'passed' }, { status: 'failed' }],
      },
      { name: '/site/__tests__/features/other.test.ts', assertionResults: [{ status: 'passed' }] },
    ],
  });
  const spec = (ok: boolean, type: string, description: string) => ({
    ok,
    tests: [{ annotations: [{ type, description }] }],
  });
  const playwright = report('browser.json', {
    suites: [
      {
        specs: [spec(true, 'faults', '31'), spec(false, 'faults', '31'), spec(true, 'slow', '9')],
        suites: [{ specs: [spec(true, 'faults', '5')] }],
      },
    ],
  });
  expect(faultCases({ jest, playwright })).toEqual({ jest: 2, playwright: 36 });
});

it('counts nothing where there is no report', () => {
  const none = join(folder, 'none.json');
  expect(faultCases({ jest: none, playwright: none })).toEqual({ jest: 0, playwright: 0 });
});
