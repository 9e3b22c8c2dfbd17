/** @jest-environment node */
import {
  formatClock,
  isWholeDay,
  parseHours,
  parseTimes,
} from '../../../src/lib/dates/clock-hours';
import { parseDayOfYear } from '../../../src/lib/dates/written-day';

/** '7:00' as minutes since midnight. */
const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

it.each([
  ['7:00 am–1:00 pm', '7:00', '13:00'],
  ['7:00–11:30 am', '7:00', '11:30'],
  ['1:00–3:30 pm', '13:00', '15:30'],
  ['9:00–1:00 pm', '9:00', '13:00'],
  ['8:30 am–12:00 noon', '8:30', '12:00'],
  ['8:30–12:00 noon', '8:30', '12:00'],
  ['8 am to 12 noon', '8:00', '12:00'],
  ['12:15 pm - 4 PM', '12:15', '16:00'],
  ['9.00 AM - 12.30 PM', '9:00', '12:30'],
  ['9 a.m.–12.30 p.m.', '9:00', '12:30'],
  ['8.00 a.m. to 1.30 p.m.', '8:00', '13:30'],
  ['8 A. M. till 1.30 P. M.', '8:00', '13:30'],
  ['9:30 AM — 12 noon', '9:30', '12:00'],
  ['9:00 to 12:30', '9:00', '12:30'],
  ['8 to 1', '8:00', '13:00'],
  ['2 to 4', '14:00', '16:00'],
  ['9-5', '9:00', '17:00'],
  ['7:00–13:00', '7:00', '13:00'],
  ['14:00 - 16:30', '14:00', '16:30'],
  ['0930 hrs to 1230 hrs', '9:30', '12:30'],
  ['09.30 Hrs. - 13.00 Hrs.', '9:30', '13:00'],
  ['9 am–12.30', '9:00', '12:30'],
  ['noon to 3 pm', '12:00', '15:00'],
  ['between 9 and 11 am', '9:00', '11:00'],
  ['from 10 am upto 12 noon', '10:00', '12:00'],
  ["9 o'clock to 12 o’clock", '9:00', '12:00'],
  ['9 am ~ 11 am (Classes I–V)', '9:00', '11:00'],
  ['9-12.30', '9:00', '12:30'],
  ['9:00a.m.-1:00p.m.', '9:00', '13:00'],
  ['10.30 a.m.to 12.30 p.m.', '10:30', '12:30'],
  ['10.30am to12.30pm', '10:30', '12:30'],
  ['9.00 am -- 12.00 pm', '9:00', '12:00'],
  ['930 am to 1130 am', '9:30', '11:30'],
  ['9: 30 am – 11 .30 am', '9:30', '11:30'],
  ['Timings: 9 a.m. to 5 p.m. daily', '9:00', '17:00'],
  ['सुबह 9 बजे से दोपहर 12 बजे तक', '9:00', '12:00'],
  ['९:०० बजे से १२:३० बजे तक', '9:00', '12:30'],
])('reads the hours %s', (text, from, until) => {
  expect(parseHours(text)).toEqual({ from: at(from), until: at(until) });
});

it.each([
  '',
  '7:00',
  '25:00 am–1:00 pm',
  '1:00 pm–1:00 pm',
  '12:30 noon–3 pm',
  'all day',
  '9 am and 2 pm',
  '2026-12-11',
  '10 pm to 1 am',
  'till 1 pm',
])('takes "%s" for no hours', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

it('writes times as pages do', () => {
  expect([0, 450, 720, 750, 780].map(formatClock)).toEqual([
    '12:00 am',
    '7:30 am',
    '12:00 noon',
    '12:30 pm',
    '1:00 pm',
  ]);
});

it('reads days of every year', () => {
  const texts = [
    '16 November',
    '1 April',
    '29 February',
    '31 April',
    '0 May',
    '10 May 2026',
    '16 Nov',
    'November',
  ];
  expect(texts.map(parseDayOfYear)).toEqual([
    '11-16',
    '04-01',
    '02-29',
    undefined,
    undefined,
    undefined,
    '11-16',
    undefined,
  ]);
});

it.each([
  ['9:00 am', '9:00'],
  ['12 noon', '12:00'],
  ['Noon', '12:00'],
  ['12:30 am', '0:30'],
  ['4.15 PM', '16:15'],
  ['10:30 AM onwards', '10:30'],
  ['from 10.30 am', '10:30'],
  ['8.30 a.m. sharp', '8:30'],
  ['0930 hrs', '9:30'],
  ['9.00Hrs.', '9:00'],
  ['0930hrs', '9:30'],
  ['0930', '9:30'],
  ['14:00', '14:00'],
  ['14.00 hrs', '14:00'],
  ['09:30:00', '9:30'],
  ['9:00', '9:00'],
  ['2:30', '14:30'],
  ["2 o'clock", '14:00'],
  ['6.30 in the evening', '18:30'],
  ['9:00 am,', '9:00'],
  ['9.00 am on wards.', '9:00'],
  ['Time: 930 am', '9:30'],
  ['सुबह 9 बजे', '9:00'],
  ['शाम ५:३० बजे से', '17:30'],
  ['रात 8 बजे', '20:00'],
])('reads the time %s', (text, from) => {
  expect(parseTimes(text)).toEqual({ from: at(from) });
});

it.each([
  '',
  '13:00 pm',
  '9:75 am',
  '25:00',
  '24:00',
  'about 9:00 am',
  'After assembly',
  '8:30am & 2:30pm',
  'Reporting time: 8:30 am',
  'रात 12 बजे',
  'दोपहर 11 बजे',
  '12 बजे तक',
  'till 9 am',
  '9',
  '2 hours',
  '2026',
  `9 am${' '.repeat(100)}x`,
])('takes "%s" for no time', (text) => {
  expect(parseTimes(text)).toBeUndefined();
});

it('knows the words for a whole day', () => {
  expect(['Whole day', 'all day', 'Full-day', 'the day after'].map(isWholeDay)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
