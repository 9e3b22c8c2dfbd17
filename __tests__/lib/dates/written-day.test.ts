/** @jest-environment node */
import {
  isNoSuchDay,
  misnamedDay,
  parseWrittenDay,
  withYear,
} from '../../../src/lib/dates/written-day';

it.each([
  '2026-04-06',
  '6 April 2026',
  '06 APRIL 2026',
  '6th April, 2026',
  "6th Apr '26",
  '6 Apr. 26',
  '6-Apr-2026',
  'April 6, 2026',
  'Apr 6th 2026',
  '06/04/2026',
  '6-4-26',
  '6.4.2026',
  '6\u00a0April\u202f2026',
  '6  April  2026',
  '\u200b6 April 2026\u200e',
  'Monday, 6 April 2026',
  'Mon. 6th April, 2026',
  '6 April 2026 (Monday)',
  '6th of April 2026',
  '6 th April,2026',
  '06Apr2026',
  '2026/04/06',
  '2026.4.6',
  '2026-4-6',
  '6/ 4/ 2026',
  '6 / 4 / 2026',
  '6/Apr/2026',
  '6.4.2026.',
  'dt. 6.4.2026',
  '6th day of April 2026',
  '“6 April 2026”',
  '‘6/4/2026’',
  '6 अप्रैल 2026',
  'सोमवार, ६ अप्रैल २०२६',
])('reads %s', (written) => {
  expect(parseWrittenDay(written)).toBe('2026-04-06');
});

it.each([
  '',
  '6 April',
  '31 April 2026',
  '2026-02-29',
  '04/31/2026',
  '6 Ap 2026',
  '6/4-2026',
  'second Saturday of May',
  '2nd Saturday of January 2027',
  '1st Fri, January 2027',
  '6 April 2026 or later',
  '6 April 2026 9:30 am',
  'Friday, 6 April 2026',
  'शुक्रवार, 6 अप्रैल 2026',
  '26/2026/4',
  `6 April${' '.repeat(80)}2026`,
])('takes "%s" for no day', (written) => {
  expect(parseWrittenDay(written)).toBeUndefined();
});

it('knows a day that lacks its year', () => {
  expect(
    ['6 April', '6th Apr', 'April 6', '6/4', '06.04', '6-13', '6 April 2026'].map((day) =>
      withYear(day, 2026),
    ),
  ).toEqual([...Array<string>(5).fill('2026-04-06'), undefined, undefined]);
});

it('knows a day that its month does not have', () => {
  const days = [
    '2026-13-02',
    '31 April 2026',
    '30th Feb, 2026',
    '31/06/26',
    'Friday',
    '12 to 30 May',
  ];
  expect(days.map(isNoSuchDay)).toEqual([true, true, true, true, false, false]);
});

it('knows a day that is named by another weekday', () => {
  expect(
    ['Friday, 6 April 2026', 'Fri/Mon 6-4-26', 'Monday, 6 April 2026', 'Friday'].map(misnamedDay),
  ).toEqual(['2026-04-06', '2026-04-06', undefined, undefined]);
});
