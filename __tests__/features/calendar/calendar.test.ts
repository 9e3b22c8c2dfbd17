/** @jest-environment node */
import { calendarExamples } from '../../../src/features/calendar/calendar.examples';
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
