/** @jest-environment node */
import type { Row } from '../../../harness/bench/pairs';
import { keeps, table } from '../../../harness/bench/table';

const row = (more: Partial<Row> = {}): Row => ({
  group: 'Blocking time',
  name: '/News',
  unit: 'ms',
  base: 80,
  now: 40,
  limit: 100,
  ...more,
});

it('holds what stands here to its limit, and nothing else', () => {
  expect(keeps(row({ now: 100 }))).toBe(true);
  expect(keeps(row({ now: 101 }))).toBe(false);
  expect(keeps(row({ base: 101 }))).toBe(true);
  expect(keeps({ group: 'Build', name: 'cold', unit: 'ms', base: 1, now: 9e6 })).toBe(true);
});

it('shows both sides, the share, the limit, and what explains a value', () => {
  const text = table([row(), row({ name: '/Tc', now: 12_345, base: 0, note: 'formik' })]);
  expect(text).toMatch(/^ {2}Blocking time +now +base +share +limit$/m);
  expect(text).toMatch(/^ {2}\/News +40 ms +80 ms +0\.50 +≤ 100 ms$/m);
  expect(text).toMatch(/^✗ \/Tc +12\.3 s +0 ms +≤ 100 ms +formik$/m);
});

it('writes shifts with three digits', () => {
  expect(table([row({ unit: 'shift', base: 0.1234, now: 0, limit: 0.0004 })])).toMatch(
    /0\.000 +0\.123 +0\.00 +≤ 0\.000$/m,
  );
});
