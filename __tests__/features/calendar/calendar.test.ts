/** @jest-environment node */
import {
  calendarExamples,
  cancelledEntries,
  movedEntries,
} from '../../../stories/features/calendar/calendar.examples';
import {
  type CalendarEntry,
  readCalendarEntry,
} from '../../../src/features/calendar/calendar.schema';
import { readList } from '../../../src/lib/http/read-record';
import {
  entriesByDay,
  entriesOfMonth,
  withOldDays,
} from '../../../src/features/calendar/calendar.month';

it('gives the entries of a month by their days', () => {
  const november = entriesOfMonth(calendarExamples, { year: 2026, month: 11 });
  expect(november.map(({ date }) => date)).toEqual([
    '2026-11-02',
    '2026-11-06',
    '2026-11-14',
    '2026-11-14',
    '2026-11-16',
    '2026-11-21',
    '2026-11-24',
  ]);
  expect(
    entriesByDay(november)
      .get('2026-11-14')
      ?.map(({ title }) => title),
  ).toEqual(["Children's Day fair", 'Office closes at 12:00 noon']);
  expect(entriesByDay(november).has('2026-11-15')).toBe(false);
  expect(entriesOfMonth(calendarExamples, { year: 2026, month: 9 })).toEqual([]);
});

it('gives what takes several days on each of them, and in each of its months', () => {
  const week: CalendarEntry = {
    id: '',
    key: 'week',
    title: 'Sports week',
    date: '2026-11-29',
    until: '2026-12-02',
    calledOff: '',
    movedFrom: undefined,
  };
  const entries: CalendarEntry[] = [week];
  expect(entriesOfMonth(entries, { year: 2026, month: 12 })).toEqual(entries);
  expect(entriesOfMonth(entries, { year: 2027, month: 1 })).toEqual([]);
  expect([...entriesByDay(entries).keys()]).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

it('has what was moved at both of its days', () => {
  const entries = withOldDays(readList(movedEntries, readCalendarEntry));
  const days = entries
    .filter(({ title }) => title === 'Annual Day')
    .map(({ date, calledOff, movedFrom }) => [date, calledOff, movedFrom]);
  expect(days).toEqual([
    ['2026-12-05', '', '2026-11-27'],
    ['2026-11-27', 'Moved to 5 Dec 2026', undefined],
  ]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

it('has what was moved and then cancelled at its last day alone', () => {
  const [record] = movedEntries.filter(({ movedFrom }) => movedFrom);
  const read = readList([{ ...record, cancelled: true }], readCalendarEntry);
  expect(withOldDays(read)).toEqual(read);
  expect(readList(cancelledEntries, readCalendarEntry)[1]?.calledOff).toBe('Cancelled');
});
