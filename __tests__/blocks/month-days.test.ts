/** @jest-environment node */
import { calendarExamples } from '../../stories/blocks/calendar.examples';
import { daysInWords, monthDays } from '../../src/blocks/calendar/month-days';
import type { CalendarBlock } from '../../src/blocks/calendar/calendar.schema';

const { months } = calendarExamples.spring.block as CalendarBlock;
const kindsOf = (month: string) =>
  Object.fromEntries(monthDays(month, months).days.map(({ day, kind }) => [day, kind]));

it('has every day of the month, in the column of its weekday', () => {
  const april = monthDays('2025-04', months);
  expect(april.offset).toBe(1);
  expect(april.days).toHaveLength(30);
  expect(monthDays('2025-06', months).offset).toBe(6);
  expect(monthDays('2028-02', months).days).toHaveLength(29);
});

it('marks the first and the last day of a stretch, and none beside it', () => {
  const may = kindsOf('2025-05');
  expect([may[11], may[12], may[16], may[17]]).toEqual([undefined, 'exam', 'exam', undefined]);
});

it('goes on with a stretch of the month before', () => {
  const june = kindsOf('2025-06');
  expect([june[1], june[30]]).toEqual(['holiday', 'holiday']);
});

it('shows of two kinds the one that a family has to know first', () => {
  const entry = { weekday: 'Monday', event: 'Fees are due' } as const;
  const [month] = months;
  const entries = [
    { ...entry, from: '2025-04-14', type: 'fees' } as never,
    { ...entry, from: '2025-04-14', type: 'holiday' } as never,
  ];
  const { days } = monthDays('2025-04', [{ ...month!, entries }]);
  expect(days[13]).toEqual({ day: 14, kind: 'holiday' });
});

it('says the days in words', () => {
  expect(daysInWords(monthDays('2025-04', months))).toBe('holidays 14, 18; meetings 26');
  expect(daysInWords(monthDays('2028-02', months))).toBe('');
});
