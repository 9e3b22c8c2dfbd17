/** @jest-environment node */
import {
  eventDays,
  inSeason,
  publishedDays,
} from '../../src/content-service/school-year/occurrences';
import { nameSessions, newestResults } from '../../src/content-service/school-year/session';
import { frozenClock, today } from '../../src/content-service/school-year/clock';
import { dayInSession, parseWhen, type When } from '../../src/content-service/school-year/when';

function when(text: string): When {
  const found = parseWhen(text);
  if (!found) throw new Error(`"${text}" was not read`);
  return found;
}

describe('today', () => {
  it.each([
    ['2026-11-13T18:29:59Z', '2026-11-13'],
    ['2026-11-13T18:30:00Z', '2026-11-14'],
    ['2026-11-14T23:59:59+05:30', '2026-11-14'],
  ])('reads %s as %s in India', (instant, day) => {
    expect(today(frozenClock(instant))).toBe(day);
  });

  it('refuses an instant that is none', () => {
    expect(() => frozenClock('tomorrow')).toThrow('"tomorrow" is not an ISO instant');
  });
});

describe('dates as editors write them', () => {
  it.each([
    ['14 November', '2026-11-14'],
    ['1 april', '2026-04-01'],
    ['31 March', '2027-03-31'],
    ['14 November, last year', '2025-11-14'],
    ['14 November last year', '2025-11-14'],
    ['14 November, 2 years ago', '2024-11-14'],
    ['first Sunday of November', '2026-11-01'],
    ['second Saturday of November', '2026-11-14'],
    ['fourth Friday of November', '2026-11-27'],
    ['last Monday of November', '2026-11-30'],
    ['last Sunday of February', '2027-02-28'],
    ['2024-02-29', '2024-02-29'],
    ['5 October 2025', '2025-10-05'],
    ['29 february 2024', '2024-02-29'],
  ])('%s of session 2026-2027 is %s', (text, day) => {
    expect(dayInSession(when(text), 2026)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '31 November',
    '0 May',
    '29 February',
    '14 Nov',
    '2025-02-29',
    '29 February 2025',
    '31 November 2026',
    '5 Noday 2026',
    'fifth Monday of May',
    'first Noday of May',
    '14 November 1 year ago',
  ])('does not read "%s"', (text) => {
    expect(parseWhen(text)).toBeUndefined();
  });
});

describe('publications', () => {
  it.each([
    ['14 November', 1, '2026-11-14', ['2026-11-14']],
    ['15 November', 1, '2026-11-14', ['2025-11-15']],
    ['20 March', 1, '2026-11-14', ['2026-03-20']],
    ['20 March', 2, '2027-03-31', ['2027-03-20', '2026-03-20']],
    ['2 April', 3, '2026-11-14', ['2026-04-02', '2025-04-02', '2024-04-02']],
    ['21 August, last year', 1, '2026-11-14', ['2025-08-21']],
    ['12 December, last year', 1, '2026-11-14', ['2024-12-12']],
    ['2026-11-15', 1, '2026-11-14', []],
    ['2026-11-14', 1, '2026-11-14', ['2026-11-14']],
  ])('%s for %i sessions on %s came out on %j', (text, years, day, expected) => {
    expect(publishedDays(when(text), years, day as `${number}-${number}-${number}`)).toEqual(
      expected,
    );
  });
});

describe('events', () => {
  it.each([
    ['26 January', 1, '2026-11-14', ['2027-01-26']],
    ['26 January', 2, '2026-11-14', ['2027-01-26', '2026-01-26']],
    ['22 April', 1, '2027-02-10', ['2026-04-22', '2027-04-22']],
    ['22 April', 1, '2027-01-10', ['2026-04-22']],
    ['22 April, last year', 1, '2027-03-10', ['2025-04-22']],
  ])('%s for %i sessions on %s are on %j', (text, years, day, expected) => {
    expect(eventDays(when(text), years, day as `${number}-${number}-${number}`)).toEqual(expected);
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
  ['2026-05-14', 2024],
  ['2026-05-15', 2025],
  ['2027-03-31', 2025],
] as const)('on %s the newest board results are of session %i', (day, start) => {
  expect(newestResults(day)).toBe(start);
});

it('names the sessions around a day', () => {
  expect(nameSessions('{lastSession} {session} {nextSession}', '2027-03-31')).toBe(
    '2025-2026 2026-2027 2027-2028',
  );
});
