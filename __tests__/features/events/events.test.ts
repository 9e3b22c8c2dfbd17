/** @jest-environment node */
import { eventExamples, eventRecords } from '../../../stories/features/events/events.examples';
import { currentMonthFirst, nextFirst } from '../../../src/features/events/events.order';
import { readEvent } from '../../../src/features/events/events.schema';

it('puts the current month first, then the rest, each by ascending date', () => {
  const dates = [
    '2027-01-02',
    '2026-11-20',
    undefined,
    '2025-11-03',
    '2026-11-01',
    '2026-10-31',
  ] as const;
  const events = dates.map((date) => ({ date }));
  expect(currentMonthFirst(events, '2026-11-14').map(({ date }) => date)).toEqual([
    '2026-11-01',
    '2026-11-20',
    '2025-11-03',
    '2026-10-31',
    '2027-01-02',
    undefined,
  ]);
});

it('counts what lasts into this month among it, until its last day is over', () => {
  const week = { date: '2026-10-28', until: '2026-11-02' } as const;
  const later = { date: '2026-11-20' } as const;
  const before = { date: '2026-10-05' } as const;
  expect(currentMonthFirst([before, week, later], '2026-11-02')).toEqual([week, later, before]);
  expect(currentMonthFirst([before, week, later], '2026-11-03')).toEqual([later, before, week]);
});

it('puts the next of this month first for a row, what has begun among it, and what is over behind', () => {
  const lasts = { date: '2026-11-12', until: '2026-11-20' } as const;
  const days = [
    { date: '2026-10-17' },
    { date: '2027-01-02' },
    {},
    { date: '2026-11-02' },
    { date: '2026-11-13' },
    { date: '2026-11-14' },
    lasts,
  ] as const;
  const [october, january, undated, second, yesterday, today] = days;
  expect(nextFirst(days, '2026-11-14')).toEqual([
    ...[lasts, today],
    ...[yesterday, second],
    ...[october, january, undated],
  ]);
});

it('reads several days, and one day where the last is none', () => {
  const [record] = eventRecords;
  const untilOf = (until: string) => readEvent({ ...record, until })?.until;
  expect(['2026-11-16', '2026-11-14', '2026-11-10', 'soon'].map(untilOf)).toEqual([
    '2026-11-16',
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [true, 'Cancelled'],
  ['heavy rain', 'Cancelled: heavy rain'],
  ['postponed to 12 Dec 2026', 'Postponed to 12 Dec 2026'],
  ['स्थगित', 'स्थगित'],
  ['heavy\u202e rain ', 'Cancelled: heavy rain'],
  [false, ''],
  ['', ''],
  [{ reason: 'rain' }, ''],
  [undefined, ''],
])('reads cancelled: %j as "%s"', (cancelled, calledOff) => {
  expect(readEvent({ ...eventRecords[0], cancelled })?.calledOff).toBe(calledOff);
});

it.each([
  ['2026-11-12', '2026-11-12'],
  ['2026-11-14', undefined],
  ['2026-02-30', undefined],
  [undefined, undefined],
])('reads movedFrom: %j as %j', (movedFrom, day) => {
  expect(readEvent({ ...eventRecords[0], movedFrom })?.movedFrom).toBe(day);
});

it('shows the examples in the order of their day', () => {
  expect(eventExamples.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-11-06',
    '2026-11-14',
    '2026-11-21',
  ]);
});
