/** @jest-environment node */
import {
  isCelebratedOn,
  monthWrittenFirst,
  parseDayAndMonth,
} from '../../../src/lib/dates/day-and-month';

it.each([
  '5 April',
  '5 april',
  '05 Apr',
  '5th Apr',
  '5th April',
  '5th of April',
  '5 Apr.',
  '5-Apr',
  '05-Apr-14',
  '05-Apr-2014',
  '5/Apr/2014',
  "5th Apr '14",
  'April 5',
  'Apr 5th, 2014',
  'APRIL 5, 2014',
  'Saturday, 5 April 2014',
  'Sat 05 Apr 2014',
  '05/04',
  '5/4',
  '5-4',
  '05.04',
  '5.4.',
  '05 / 04 / 2014',
  '05/04/2014',
  '5-4-14',
  '05.04.2014',
  '2014-04-05',
  '2014-4-5',
  '2014/04/05',
  '2014-04-05T00:00:00.000Z',
  '2014-04-05 00:00:00',
  '05-04-2014 00:00',
  '०५.०४.२०१४',
  '५ अप्रैल २०१४',
  '--04-05',
  '--0405',
  ' 5\u00A0April ',
])('reads %p as the fifth of April', (written) => {
  expect(parseDayAndMonth(written)).toBe('--04-05');
});

it.each([
  ['29 February', '--02-29'],
  ['29/02', '--02-29'],
  ['29/02/2012', '--02-29'],
  ['31 December 2009', '--12-31'],
  ['1 Sept', '--09-01'],
  ['April 14', '--04-14'],
  ['14 April 14', '--04-14'],
])('reads %p as %s', (written, day) => {
  expect(parseDayAndMonth(written)).toBe(day);
});

it.each([
  '',
  'April',
  '5',
  '2014',
  'April 2014',
  '31 April',
  '31/04/2014',
  '29/02/2014',
  '04/25',
  '04/25/2014',
  '41734',
  '20140405',
  '5 Aprilish',
  '5 Ap',
  'not known',
  '0/4',
  '5/0',
  '5/4/201',
  `5 April${' '.repeat(80)}.`,
])('reads no day from %p', (written) => {
  expect(parseDayAndMonth(written)).toBeUndefined();
});

it.each([
  ['04/25', '25/04'],
  ['4-25-2014', '25/4'],
  ['05/04', undefined],
  ['25/04', undefined],
  ['13/14', undefined],
  ['04/32', undefined],
])('tells of %p how it is written with the day first', (written, right) => {
  expect(monthWrittenFirst(written)).toBe(right);
});

it('celebrates 29 February on the day before in years without one', () => {
  expect(isCelebratedOn('--02-29', '2027-02-28')).toBe(true);
  expect(isCelebratedOn('--02-29', '2028-02-28')).toBe(false);
  expect(isCelebratedOn('--02-29', '2028-02-29')).toBe(true);
  expect(isCelebratedOn('--02-29', '2027-03-01')).toBe(false);
  expect(isCelebratedOn('--02-28', '2027-02-28')).toBe(true);
  expect(isCelebratedOn('--04-05', '2027-04-05')).toBe(true);
  expect(isCelebratedOn('--04-05', '2027-04-06')).toBe(false);
});
