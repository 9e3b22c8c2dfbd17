/** @jest-environment node */
import { byMonth } from '../../../src/lib/dates/by-month';
import type { PlainDate } from '../../../src/lib/dates/plain-date';

const item = (date?: PlainDate) => ({ date });

it('cuts a list into runs of one month and leaves its order', () => {
  const groups = byMonth([
    item('2026-11-14'),
    item('2026-11-02'),
    item('2026-01-20'),
    item('2025-11-14'),
  ]);
  expect(groups.map(({ month, items }) => [month, items.length])).toEqual([
    [{ year: 2026, month: 11 }, 2],
    [{ year: 2026, month: 1 }, 1],
    [{ year: 2025, month: 11 }, 1],
  ]);
});

it('gives groups of the same month keys of their own', () => {
  const keys = byMonth([item('2026-11-14'), item('2026-10-01'), item('2026-11-02')]).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
});

it('keeps items without a date together', () => {
  const groups = byMonth([item('2026-11-14'), item(), item()]);
  expect(groups.at(-1)).toMatchObject({ month: undefined, items: [{}, {}] });
});

it('gives nothing for nothing', () => {
  expect(byMonth([])).toEqual([]);
});
