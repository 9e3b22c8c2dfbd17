/** @jest-environment node */
import { formatClock, parseClock, parseHours } from '../../src/dates/clock-hours';
import { parseDayOfYear } from '../../src/dates/day-of-year';

it.each([
  ['7:00 am–1:00 pm', 420, 780],
  ['7:00–11:30 am', 420, 690],
  ['1:00–3:30 pm', 780, 930],
  ['9:00–1:00 pm', 540, 780],
  ['8:30 am–12:00 noon', 510, 720],
  ['8:30–12:00 noon', 510, 720],
  ['8 am to 12 noon', 480, 720],
  ['12:15 pm - 4 PM', 735, 960],
])('reads %s', (text, from, until) => {
  expect(parseHours(text)).toEqual({ from, until });
});

it.each([
  '',
  '7:00',
  '7:00–13:00',
  '25:00 am–1:00 pm',
  '1:00 pm–1:00 pm',
  '12:30 noon–3 pm',
  'all day',
])('refuses "%s"', (text) => {
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
  const texts = ['16 November', '1 April', '29 February', '31 April', '16 Nov', 'November'];
  expect(texts.map(parseDayOfYear)).toEqual([
    '11-16',
    '04-01',
    '02-29',
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['9:00 am', 540],
  ['12 noon', 720],
  ['12:30 am', 30],
  ['4.15 PM', 975],
])('reads the time %s', (text, minutes) => {
  expect(parseClock(text)).toBe(minutes);
});

it.each(['', '9:00', '13:00 pm', '9:75 am', 'about 9:00 am'])('takes "%s" for no time', (text) => {
  expect(parseClock(text)).toBeUndefined();
});
