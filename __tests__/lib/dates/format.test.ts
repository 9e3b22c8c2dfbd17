/** @jest-environment node */
import {
  dayAndMonth,
  formatDay,
  formatEnGb,
  formatMonth,
  MONTH_NAMES,
  monthName,
  shortMonthName,
  weekdayName,
} from '../../../src/lib/dates/format';

it('writes days and months as the school does', () => {
  expect(formatDay('2026-11-14')).toBe('14 Nov 2026');
  expect(formatDay('2026-09-04')).toBe('4 Sep 2026');
  expect(formatEnGb('2026-11-04')).toBe('04/11/2026');
  expect(formatMonth(2026, 11)).toBe('November 2026');
  expect(dayAndMonth('2026-11-04')).toEqual({ day: '04', month: 'Nov' });
  expect(weekdayName('2026-11-14')).toBe('Saturday');
});

it('names twelve months, and none for another number', () => {
  expect(MONTH_NAMES).toHaveLength(12);
  expect(shortMonthName(1)).toBe('Jan');
  expect(monthName(13)).toBe('');
});
