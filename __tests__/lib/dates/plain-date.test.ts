/** @jest-environment node */
import {
  addDays,
  compareDates,
  daysInMonth,
  parsePlainDate,
  today,
  weekdayOf,
} from '../../../src/lib/dates/plain-date';

describe('parsePlainDate', () => {
  it.each([
    ['2026-11-14', '2026-11-14'],
    ['  2026-11-14 ', '2026-11-14'],
    ['2024-02-29', '2024-02-29'],
    ['2026-11-14T10:00:00Z', '2026-11-14'],
    ['2026-11-14T18:29:59.999Z', '2026-11-14'],
    ['2026-11-14T18:30:00Z', '2026-11-15'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
    ['2026-11-14T23:00:00+05:30', '2026-11-14'],
    ['2026-11-14T23:00:00+0530', '2026-11-14'],
    ['2026-11-14T23:00', '2026-11-14'],
    ['2026-11-14 23:00:00', '2026-11-14'],
  ])('reads %s as the Indian day %s', (text, day) => {
    expect(parsePlainDate(text)).toBe(day);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-31',
    '0000-00-00',
    '0001-01-01',
    '9999-12-31',
    '2026-11-14T25:00:00Z',
    '14/11/2026',
    '2026-11',
    'soon',
    'Invalid Date',
    '',
    null,
    undefined,
    20261114,
    Number.NaN,
    {},
    ['2026-11-14'],
    new Date(0),
    '2026-11-14'.padEnd(100_000, ' '),
  ])('takes %p for no date', (value) => {
    expect(parsePlainDate(value)).toBeUndefined();
  });
});

describe('today', () => {
  it('is the day in India, whatever the zone of the machine', () => {
    expect(today(Date.parse('2026-11-13T18:29:59Z'))).toBe('2026-11-13');
    expect(today(new Date('2026-11-13T18:30:00Z'))).toBe('2026-11-14');
  });

  it('takes the clock by default', () => {
    jest.useFakeTimers({ now: new Date('2026-11-14T03:00:00Z') });
    expect(today()).toBe('2026-11-14');
    jest.useRealTimers();
  });
});

describe('days', () => {
  it('are compared and added over months, years and leap days', () => {
    expect(compareDates('2026-11-14', '2026-11-15')).toBeLessThan(0);
    expect(compareDates('2027-01-01', '2026-12-31')).toBeGreaterThan(0);
    expect(compareDates('2026-11-14', '2026-11-14')).toBe(0);
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('know their weekday, Monday first', () => {
    expect(weekdayOf('2026-11-16')).toBe(0);
    expect(weekdayOf('2026-11-14')).toBe(5);
    expect(weekdayOf('2026-11-15')).toBe(6);
  });

  it('are counted per month', () => {
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(daysInMonth(2026, 2)).toBe(28);
    expect(daysInMonth(2026, 12)).toBe(31);
  });
});
