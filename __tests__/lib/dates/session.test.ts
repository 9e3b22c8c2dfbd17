/** @jest-environment node */
import {
  firstMonthOf,
  parseSession,
  previousSession,
  sessionFrom,
  sessionOf,
  readSession,
} from '../../../src/lib/dates/session';

it('begins a session in April', () => {
  expect(sessionOf('2026-11-14')).toBe('2026-2027');
  expect(sessionOf('2027-03-31')).toBe('2026-2027');
  expect(sessionOf('2027-04-01')).toBe('2027-2028');
  expect(previousSession('2026-2027')).toBe('2025-2026');
});

it.each([
  ['June', '2026-05-31', '2025-2026'],
  ['June', '2026-06-01', '2026-2027'],
  ['March', '2027-02-28', '2026-2027'],
  ['December', '2026-11-30', '2025-2026'],
  ['January', '2026-11-30', '2026'],
  [undefined, '2026-03-31', '2025-2026'],
  ['Juni', '2026-03-31', '2025-2026'],
] as const)('begins a session in %s: %s is of %s', (month, day, session) => {
  expect(sessionOf(day, firstMonthOf(month))).toBe(session);
});

it('names a session that goes from January to December by its year', () => {
  expect(sessionFrom(2026, 1)).toBe('2026');
  expect(previousSession('2026')).toBe('2025');
});

it.each([
  ['2025-2026', '2025-2026'],
  [' 2025 - 2026 ', '2025-2026'],
  ['2025-26', '2025-2026'],
  ['2025–2026', '2025-2026'],
  ['2025/26', '2025-2026'],
  ['1999-00', '1999-2000'],
  ['2025-2027', undefined],
  ['2026-2025', undefined],
  ['2025', '2025'],
  ['1492', undefined],
  ['9999-10000', undefined],
  ['', undefined],
  [null, undefined],
  [2025, undefined],
])('reads the session %p as %p', (value, session) => {
  expect(parseSession(value)).toBe(session);
});

it.each([
  '2025-to-2026',
  '2025 & 26',
  '2025, 2026',
  '2025|2026',
  '2025.26',
  '2025‑26',
  '2025−26',
  '2025 26',
  '202526',
  '20252026',
  'AY25-26',
  'April 2025 to March 2026',
  '1st April 2025 - 31 March 2026',
])('reads %p as a session of two years', (written) => {
  expect(readSession(written)).toBe('2025-2026');
});

it.each([
  ['2025', '2025'],
  ['Batch of 2026', '2026'],
  ['2025 (12 pupils)', '2025'],
  ['Marks 2026', '2026'],
  ['FY2026', undefined],
  ['F.Y. 2026', undefined],
  ['Mar 2026', undefined],
  ['Examination of March, 2026', undefined],
  ['TC/114/2025', '2025'],
  ['2025-2027', undefined],
  ['2026-25', undefined],
])('reads %p as %p', (written, session) => {
  expect(readSession(written)).toBe(session);
});
