/** @jest-environment node */
import { readDay } from '../../../src/lib/dates/read-day';

it.each([
  '2025-08-15',
  '2025-08-15T10:00:00Z',
  '2025-08-14T18:30:00.000Z',
  '2025-08-15 00:00:00+05:30',
  '2025-08-14 18:30:00+00',
  '15-08-2025',
  '15/08/2025',
  '15.08.2025',
  '15.8.25',
  '15/8/25',
  '15-Aug-2025',
  '15-Aug-25',
  '15 Aug 2025',
  '15 August 2025',
  '15th August 2025',
  '15th Aug ’25',
  'Friday, 15 August 2025',
  'Fri 15 Aug, 2025',
  'August 15, 2025',
  'Aug 15th 2025',
  '2025/08/15',
  '2025.8.15',
  '15-08-2025 10:30 AM',
  '15/08/2025, 10:30:00',
  ' 15-08-2025 ',
  'Thu, 14 Aug 2025 18:30:00 GMT',
  'Fri Aug 15 2025 00:00:00 GMT+0530 (India Standard Time)',
  1755196200000,
  1755196200,
  '1755196200000',
  '1755196200',
  '/Date(1755196200000)/',
  '/Date(1755196200000+0530)/',
  { $date: '2025-08-15T00:00:00Z' },
  { $date: 1755196200000 },
  { $date: { $numberLong: '1755196200000' } },
])('reads %p as 15 August 2025', (value) => {
  expect(readDay(value)).toBe('2025-08-15');
});

it.each(['5/4/2025', '05/04/2025', '5-4-25', '05.04.2025', '5 April 2025', '5th Apr 25'])(
  'reads %p as 5 April, never as 4 May',
  (value) => {
    expect(readDay(value)).toBe('2025-04-05');
  },
);

it.each([
  '0000-00-00',
  '30/02/2025',
  '08/15/2025',
  '15 Brumaire 2025',
  '15 August',
  'August 2025',
  '2025-26',
  '2025',
  2025,
  98.5,
  'soon',
  'Invalid Date',
  'Mon, 99 Abc 2025 00:00:00 GMT',
  '9123456789',
  '12 of 30 pupils',
  '',
  ' ',
  Number.NaN,
  Number.MAX_VALUE,
  -1755196200000,
  null,
  undefined,
  true,
  {},
  [],
  ['2025-08-15'],
  { $date: null },
  { date: '2025-08-15' },
  '15'.padEnd(100_000, ' '),
])('takes %p for no day', (value) => {
  expect(readDay(value)).toBeUndefined();
});
