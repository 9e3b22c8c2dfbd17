/** @jest-environment node */
import { addMonths, monthGrid, monthOf } from '../../../src/lib/dates/month';

describe('monthGrid', () => {
  it('starts weeks on Monday and fills the edges with the neighbours', () => {
    const weeks = monthGrid(2026, 11);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map(({ day }) => day)).toEqual([26, 27, 28, 29, 30, 31, 1]);
    expect(weeks[0]?.map(({ inMonth }) => inMonth)).toEqual([
      ...Array<boolean>(6).fill(false),
      true,
    ]);
    expect(weeks[5]?.[0]).toEqual({ date: '2026-11-30', day: 30, inMonth: true });
    expect(weeks.at(-1)?.at(-1)).toEqual({ date: '2026-12-06', day: 6, inMonth: false });
  });

  it('gives a February of four whole weeks four weeks', () => {
    expect(monthGrid(2027, 2)).toHaveLength(4);
  });

  it.each(Array.from({ length: 24 }, (_, index) => addMonths({ year: 2026, month: 1 }, index)))(
    'holds every day of $year-$month once',
    ({ year, month }) => {
      const weeks = monthGrid(year, month);
      const days = weeks.flat().filter(({ inMonth }) => inMonth);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
      expect(days.length).toBeGreaterThanOrEqual(28);
    },
  );
});

it('moves over the turn of the year both ways', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(addMonths({ year: 2026, month: 11 }, -35)).toEqual({ year: 2023, month: 12 });
  expect(monthOf('2026-11-14')).toEqual({ year: 2026, month: 11 });
});
