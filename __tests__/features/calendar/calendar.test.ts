/** @jest-environment node */
import { calendarExamples } from '../../../src/features/calendar/calendar.examples';
import type { CalendarEntry } from '../../../src/features/calendar/calendar.schema';
import { entriesByDay, entriesOfMonth } from '../../../src/features/calendar/calendar.month';

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
  const week = {
    id: '',
    key: 'week',
    title: 'Sports week',
    date: '2026-11-29',
    until: '2026-12-02',
  };
  const entries = [week as CalendarEntry];
  expect(entriesOfMonth(entries, { year: 2026, month: 12 })).toEqual(entries);
  expect(entriesOfMonth(entries, { year: 2027, month: 1 })).toEqual([]);
  expect([...entriesByDay(entries).keys()]).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});
