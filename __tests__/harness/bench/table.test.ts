/** @jest-environment node */
import type { Row } from '../../../harness/bench/pairs';
import { inWords, keeps } from '../../../harness/bench/table';

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
  expect(inWords(row())).toEqual({
    'Blocking time': '/News',
    ...{ now: '40 ms', base: '80 ms', share: '0.50', limit: '≤ 100 ms' },
  });
  expect(inWords(row({ name: '/Tc', now: 12_345, base: 0, note: 'formik' }))).toEqual({
    'Blocking time': '/Tc',
    ...{ now: '12.3 s', base: '0 ms', share: '', limit: 'missed ≤ 100 ms', note: 'formik' },
  });
});

it('writes shifts with three digits', () => {
  expect(inWords(row({ unit: 'shift', base: 0.1234, now: 0, limit: 0.0004 }))).toMatchObject({
    ...{ now: '0.000', base: '0.123', share: '0.00', limit: '≤ 0.000' },
  });
});
