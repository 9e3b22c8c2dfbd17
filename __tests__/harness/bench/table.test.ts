/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, type Results, writeResults } from '../../../harness/bench/results';
import { keeps, median, type Row, shareOf, verdictOf } from '../../../harness/bench/row';
import { change, table, verdict } from '../../../harness/bench/table';

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

it('takes shares of the base, where there is one and something to share', () => {
  expect(shareOf(row())).toBeUndefined();
  expect(shareOf(row({ base: 200_000 }))).toBe(0.5);
  expect(shareOf(row({ value: 0, base: 0 }))).toBeUndefined();
  expect(shareOf(row({ value: 1, base: 0 }))).toBe(Infinity);
});

it('holds a value to its own goal and to that of its share', () => {
  const blocking = row({ kind: 'time', value: 90, base: 300, limit: 100, shareLimit: 0.4 });
  expect(keeps(blocking)).toBe(true);
  expect(keeps({ ...blocking, value: 110 })).toBe(false);
  expect(keeps({ ...blocking, base: 200 })).toBe(false);
  expect(keeps({ ...blocking, value: 0, base: 0 })).toBe(true);
  expect(keeps({ ...blocking, value: 1, base: 0 })).toBe(false);
});

it('says whether a value misses its goals, keeps them, or reaches those beyond', () => {
  const script = row({ limit: 120_000, stretch: 105_000 });
  expect(verdictOf(row({ limit: undefined }))).toBe('');
  expect(verdictOf({ ...script, value: 120_001 })).toBe('missed');
  expect(verdictOf({ ...script, value: 120_000 })).toBe('kept');
  expect(verdictOf({ ...script, value: 105_000 })).toBe('stretch');
  expect(verdictOf(row({ value: 0 }))).toBe('kept');
  const time = row({ limit: undefined, base: 100, shareLimit: 0.5, shareStretch: 0.35 });
  expect([51, 50, 35].map((value) => verdictOf({ ...time, value }))).toEqual([
    'missed',
    'kept',
    'stretch',
  ]);
});

it('shows values, limits and faults, and says what explains a fault', () => {
  const text = table([row(), row({ name: '/Tc', value: 162_000, note: 'formik' })], undefined);
  expect(text).toMatch(/^ {2}\/News +100\.0 kB +≤ 120\.0 kB +kept$/m);
  expect(text).toMatch(/^✗ \/Tc +162\.0 kB +≤ 120\.0 kB +missed +formik$/m);
  expect(verdict([row(), row({ value: 162_000 }), row({ limit: undefined })])).toBe(
    '1 of 2 limits kept',
  );
});

it('shows the base, the share, and the goals of both', () => {
  const blocking = row({
    kind: 'time',
    value: 40,
    base: 200,
    limit: 100,
    stretch: 50,
    shareLimit: 0.4,
  });
  const script = row({ value: 110_000, base: 150_000, stretch: 105_000 });
  const text = table([script, blocking], undefined);
  expect(text).toMatch(/^ +now +base +share +goal +stretch +verdict$/m);
  expect(text).toMatch(
    /^ {2}\/News +110\.0 kB +150\.0 kB +0\.73 +≤ 120\.0 kB +≤ 105\.0 kB +kept$/m,
  );
  expect(text).toMatch(
    /^ {2}\/News +40 ms +200 ms +0\.20 +≤ 100 ms, ≤ 0\.40 of base +≤ 50 ms +stretch$/m,
  );
  expect(verdict([script, blocking])).toBe('2 of 2 limits kept, 1 of 2 stretch goals reached');
});

it('writes sizes in thousands of bytes', () => {
  const text = table([row({ value: 1.6e9, limit: 1.5e9 })], undefined);
  expect(text).toMatch(/^✗ \/News +1600 MB +≤ 1500 MB +missed$/m);
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

  it('keeps the base with what was measured against it', () => {
    const other = join(folder, 'paired.json');
    const paired = row({ base: 150_000, shareLimit: 0.5, shareStretch: 0.35, stretch: 90_000 });
    writeResults({ ...results([paired]), base: '608dd0d The base' }, other);
    writeResults(results([row({ group: 'HTML' })]), other);
    expect(readResults(other)).toMatchObject({ base: '608dd0d The base', rows: [paired, {}] });
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
