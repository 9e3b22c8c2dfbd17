/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, type Results, writeResults } from '../../../src/tools/bench/results';
import { keeps, median, type Row } from '../../../src/tools/bench/row';
import { change, table, verdict } from '../../../src/tools/bench/table';

const row = (more: Partial<Row> = {}): Row => ({
  group: 'Scripts',
  name: '/News',
  kind: 'bytes',
  value: 100_000,
  limit: 120_000,
  ...more,
});
const results = (rows: Row[]): Results => ({
  measured: '2026-11-20',
  runs: 3,
  machine: {
    cores: 2,
    memory: '8 GB',
    system: 'linux x64',
    node: 'v20',
    browser: 'Chromium 1',
    load: 0,
  },
  rows,
});

it('takes the middle value', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(4);
  expect(median([])).toBeNaN();
});

it('knows which values keep to their limits', () => {
  expect(keeps(row())).toBe(true);
  expect(keeps(row({ value: 120_001 }))).toBe(false);
  expect(keeps(row({ kind: 'score', value: 98, limit: 99, atLeast: true }))).toBe(false);
  expect(keeps(row({ limit: undefined, value: 10 ** 9 }))).toBe(true);
});

it('shows values, limits and faults, and says what explains a fault', () => {
  const text = table([row(), row({ name: '/Tc', value: 162_000, note: 'formik' })], undefined);
  expect(text).toMatch(/^ {2}\/News +100\.0 kB +≤ 120\.0 kB$/m);
  expect(text).toMatch(/^✗ \/Tc +162\.0 kB +≤ 120\.0 kB +formik$/m);
  expect(verdict([row(), row({ value: 162_000 }), row({ limit: undefined })])).toBe(
    '1 of 2 limits kept',
  );
});

it('compares with the last result what does not depend on the machine', () => {
  const last = results([row({ value: 90_000 }), row({ name: 'tap', kind: 'time', value: 10 })]);
  expect(change(row(), last)).toBe('was 90.0 kB');
  expect(change(row({ value: 90_001 }), last)).toBe('=');
  expect(change(row({ name: 'tap', kind: 'time', value: 99 }), last)).toBe('');
  expect(change(row({ name: '/New' }), last)).toBe('');
});

describe('the kept result', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-results-'));
  const file = join(folder, 'bench/results.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is none at first, and reads as it was written', () => {
    expect(readResults(file)).toBeUndefined();
    writeResults(results([row({ value: 1.23456789, kind: 'ratio', limit: 2 })]), file);
    expect(readResults(file)?.rows).toEqual([row({ value: 1.235, kind: 'ratio', limit: 2 })]);
  });

  it('keeps the groups that were not measured again', () => {
    writeResults(results([row({ group: 'HTML' })]), file);
    writeResults(results([row({ group: 'HTML', value: 1 })]), file);
    expect(readResults(file)?.rows.map(({ group, value }) => [group, value])).toEqual([
      ['Scripts', 1.235],
      ['HTML', 1],
    ]);
  });
});
