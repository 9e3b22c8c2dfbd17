/** @jest-environment node */
import { readEvent } from '../../../../src/features/events/events.schema';
import { plainReply } from '../../../../src/lib/http/provider-reply/allowed-reply';
import { readList } from '../../../../src/lib/http/read-record';
import { remarksOf } from '../../../../src/lib/http/reading-report';

const plain = (sent: object) =>
  plainReply([{ title: 'Fair', ...sent }], '/api/events/all/{code}', '') as object[];
const shown = (sent: object) => readList(plain(sent), readEvent)[0];

const day = '2026-11-20';

it.each([
  '20-11-2026 09:30 AM',
  '20/11/2026 09:30',
  '20/11/2026 09:30:00',
  '2026/11/20 09:30',
  '2026-11-20 0930',
  '20 Nov 2026 9:30 am',
  'Fri, 20 Nov 2026 09:30:00 +0530',
  'Fri, 20 Nov 2026 04:00:00 GMT',
  'Fri Nov 20 2026 09:30:00 GMT+0530 (India Standard Time)',
  'Nov 20, 2026 at 9:30 AM',
  '20-Nov-2026 09:30',
  '20261120T0930',
  '20261120T093000',
  '20261120T040000Z',
  '202611200930',
  202611200930,
  1795147200,
  '/Date(1795147200000)/',
  46346.3958333333,
])('keeps the time behind the day %p', (date) => {
  expect(shown({ date })).toMatchObject({ date: day, time: '9:30 am' });
});

it('takes noon in seconds for a day alone', () => {
  expect(shown({ date: 1795156200 })).toMatchObject({ date: day, time: '' });
});

it.each([
  ['20.11.2026 9.30 am', '9.30 am'],
  ['20 Nov 2026 9.30', '9.30'],
  ['20 Nov 2026, 9.30 to 11.15', '9.30 to 11.15'],
  ['20 Nov 2026, 9 am to 1 pm', '9 am to 1 pm'],
  ['20 Nov 2026 (9 am onwards)', '9 am onwards'],
  ['20/11/2026 9:30 onwards', '9:30 onwards'],
  ['20-11-2026 9 am to 12 noon', '9 am to 12 noon'],
  ['20 Nov 2026 from 9.30 a.m. till 1 p.m.', '9.30 a.m. till 1 p.m.'],
  ['Friday, 20 November 2026, noon', 'noon'],
  ['20/11/2026 12:00:00 AM', ''],
  ['20-11-2026 00:00:00', ''],
  ['20-11-2026', ''],
])('reads the hours of %p as %p', (date, time) => {
  expect(shown({ date })).toMatchObject({ date: day, time });
});

it.each<[object, string]>([
  [{ date: day, start: '09:30' }, '09:30'],
  [{ start: '09:30', end: '11:00', event_date: day }, '09:30 to 11:00'],
  [{ date: day, from: '9:30 AM', to: '11 AM' }, '9:30 AM to 11 AM'],
  [{ date: day, startTime: { hours: 9, minutes: 30 }, endTime: [11, 0] }, '9:30 am to 11:00 am'],
  [{ date: day, time: { hour: 14, minute: 5, second: 0, nano: 0 } }, '2:05 pm'],
  [{ date: day, time: { start: '9:30', end: '11:00' } }, '9:30 to 11:00'],
  [{ StartDate: '20/11/2026 09:30', EndDate: '20/11/2026 11:30' }, '9:30 am to 11:30 am'],
  [{ date: day, hours: '9-11 am' }, '9-11 am'],
  [{ date: day, reporting_time: '8:30' }, '8:30'],
])('finds the time of %j', (sent, time) => {
  expect(shown(sent)).toMatchObject({ date: day, time });
  expect(remarksOf(plain(sent), readEvent).filter(({ kind }) => kind === 'field')).toEqual([]);
});

it.each<[unknown, string]>([
  // Of a cell with a time Apps Script of Google makes a moment of 1899, when clocks were ahead by 5:21:10.
  ['1899-12-30T04:08:50.000Z', '9:30 am'],
  ['1899-12-30T04:00:00.000Z', '9:30 am'],
  ['Sat Dec 30 1899 09:30:00 GMT+0521 (India Standard Time)', '9:30 am'],
  [0.3958333333333333, '9:30 am'],
  ['P0DT9H30M0S', '9:30 am'],
  ['0 days 09:30:00', '9:30 am'],
  ['9:30:00 AM', '9:30 AM'],
])('reads the time %p of a program as %p', (time, words) => {
  expect(shown({ date: day, time })).toMatchObject({ time: words });
});

it.each([
  [{ day: 5, month: 12, year: 2026 }, { date: '2026-12-05' }],
  [{ day: '05', month: 'December', year: '2026' }, { date: '2026-12-05' }],
  [{ dd: '5', mm: '12', yyyy: '2026' }, { date: '2026-12-05' }],
  [{ date: '5 Dec', year: 2026 }, { date: '2026-12-05' }],
  [{ date: '05', day: 'Saturday', month: 'December', year: '2026' }, { date: '2026-12-05' }],
  [
    { date: '5-7', month: 'Dec', year: '2026' },
    { date: '2026-12-05', until: '2026-12-07' },
  ],
  [
    { event_date: '5-7 Dec', event_year: '2026' },
    { date: '2026-12-05', until: '2026-12-07' },
  ],
  [{ date: '2026-12-05', day: 'Saturday', month: 'Dec', year: '2027' }, { date: '2026-12-05' }],
])('reads a day of which %p says the parts', (parts, days) => {
  expect(shown(parts)).toMatchObject(days);
});

it.each([
  { day: 'Saturday', month: 'Dec', year: '2026' },
  { date: 'Second Saturday', month: 'Dec', year: '2026' },
  { day: 31, month: 11, year: 2026 },
  { date: '5 Dec', year: '2026-27' },
])('makes no day of %p', (parts) => {
  expect(shown(parts)).toMatchObject({ title: 'Fair', date: undefined });
});
