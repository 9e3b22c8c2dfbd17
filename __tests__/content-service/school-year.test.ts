/** @jest-environment node */
import { notificationsSchema } from '../../src/content-service/kinds/notifications';
import { inSeason } from '../../src/content-service/kinds/season';
import { frozenClock } from '../../src/content-service/school-year/clock';
import { occurrencesOf, type WrittenDays } from '../../src/content-service/school-year/occurrences';
import { APRIL } from '../../src/lib/dates/session';
import { type PlainDate, today } from '../../src/lib/dates/plain-date';

describe('today', () => {
  it.each([
    ['2026-11-13T18:29:59Z', '2026-11-13'],
    ['2026-11-13T18:30:00Z', '2026-11-14'],
    ['2026-11-14T23:59:59+05:30', '2026-11-14'],
  ])('reads %s as %s in India', (instant, day) => {
    expect(today(frozenClock(instant)())).toBe(day);
  });

  it('refuses an instant that is none', () => {
    expect(() => frozenClock('tomorrow')).toThrow('"tomorrow" is not an ISO instant');
  });
});

/** The days of what is written so, on 14 November 2026 or another day. */
const daysOf = (written: WrittenDays, day: PlainDate = '2026-11-14') =>
  occurrencesOf(written, day, APRIL)
    .map(({ date, until }) => (until ? `${date}/${until}` : date))
    .sort();

describe('events', () => {
  it('are on their day, whatever the year', () => {
    expect(daysOf({ date: '6 April 2019' })).toEqual(['2019-04-06']);
    expect(daysOf({ date: '06/04/2031' })).toEqual(['2031-04-06']);
  });

  it('may take several days', () => {
    expect(daysOf({ from: '28 December 2026', until: '3 January 2027' })).toEqual([
      '2026-12-28/2027-01-03',
    ]);
  });

  it.each([
    ['26 January 2015', '2026-11-14', ['2026-01-26', '2027-01-26']],
    ['26 January 2027', '2026-11-14', ['2027-01-26']],
    ['22 April 2026', '2027-01-10', ['2026-04-22']],
    ['22 April 2026', '2027-02-10', ['2026-04-22', '2027-04-22']],
    ['22 April 2029', '2026-11-14', ['2029-04-22']],
  ] as const)('that repeat since %s are on %s told for %j', (date, day, expected) => {
    expect(daysOf({ date, repeats: 'yearly' }, day)).toEqual(expected);
  });

  it('repeat with all their days, and not after their end', () => {
    const written = {
      date: '28 December 2020',
      until: '3 January 2021',
      repeats: 'yearly',
    } as const;
    expect(daysOf(written)).toEqual(['2025-12-28/2026-01-03', '2026-12-28/2027-01-03']);
    expect(daysOf({ ...written, repeatsUntil: '31 March 2026' })).toEqual([
      '2025-12-28/2026-01-03',
    ]);
  });
});

it.each([
  ['2026-12-31', true],
  ['2026-11-01', true],
  ['2027-02-15', true],
  ['2027-02-16', false],
  ['2026-10-31', false],
] as const)('a season across New Year holds on %s: %s', (day, shows) => {
  expect(inSeason(day, '11-01', '02-15')).toBe(shows);
});

it.each([
  [
    { until: '15 February' },
    'beside "until" write "from"; what comes or goes once has "publishFrom" or',
  ],
  [
    { from: '1 November' },
    'beside "from" write "until"; what comes or goes once has "publishFrom" or',
  ],
])('refuses a season with one end, which would never end: %j', async (ends, message) => {
  const written = [{ title: 'Winter timings', description: 'From eight.', ...ends }];
  await expect(notificationsSchema.validate(written)).rejects.toThrow(message);
});
