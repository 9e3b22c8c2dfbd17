/** @jest-environment node */
import { eventExamples } from '../../../src/features/events/events.examples';
import { currentMonthFirst } from '../../../src/features/events/events.order';
import { eventPlaceholder } from '../../../src/features/events/events.placeholders';

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

it('shows the examples in the order of their day', () => {
  expect(eventExamples.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-11-06',
    '2026-11-14',
    '2026-11-21',
  ]);
});

it('words the placeholder as the specification does', () => {
  expect(eventPlaceholder).toEqual({
    title: 'Event Title',
    description: 'Stay Tunned For More Updates',
    date: 'DD.MM',
  });
});
