/** @jest-environment node */
import { topperExamples } from '../../../stories/features/toppers/toppers.examples';
import { examinationHeading } from '../../../src/features/toppers/examination-heading';
import { toppersOf } from '../../../src/features/toppers/toppers.queries';
import {
  defaultSession,
  sessionFromSearch,
  sessionsOf,
  sessionToSearch,
  toppersIn,
} from '../../../src/features/toppers/toppers.sessions';

const sessions = sessionsOf(topperExamples);

it.each([
  ['ISC', 'XII', 'ISC, class XII'],
  ['Class X', 'X', 'Class X'],
  ['SSLC (Std. X)', 'X', 'SSLC (Std. X)'],
  [undefined, 'XII', 'Class XII'],
])('names the examination %s of class %s once', (name, ofClass, heading) =>
  expect(examinationHeading(name, ofClass)).toBe(heading),
);

it('lists the sessions newest first', () => {
  expect(sessions).toEqual(['2025-2026', '2024-2025', '2023-2024']);
});

it.each([
  ['2026-11-14', '2025-2026'],
  ['2026-01-02', '2025-2026'],
  ['2025-06-01', '2024-2025'],
  ['2030-06-01', '2025-2026'],
] as const)('starts on %s with the session %s', (today, session) => {
  expect(defaultSession(sessions, today)).toBe(session);
});

it('starts with no session when there is none', () => {
  expect(defaultSession([], '2026-11-14')).toBeUndefined();
});

it('splits the classes, best first', () => {
  const isc = toppersIn(toppersOf.XII(topperExamples), '2025-2026');
  expect(isc.map(({ score }) => score)).toEqual([98.75, 98.5, 97.25, 96.5]);
  expect(isc.every((topper) => topper.class === 'XII' && topper.stream !== '')).toBe(true);
  expect(toppersOf.X(topperExamples).every((topper) => topper.class === 'X')).toBe(true);
});

it('keeps the session in the address, and a wrong one out of it', () => {
  expect(sessionFromSearch('?session=2024-2025', sessions, '2025-2026')).toBe('2024-2025');
  expect(sessionFromSearch('?session=1999-2000', sessions, '2025-2026')).toBe('2025-2026');
  expect(sessionFromSearch('?session=<x>', sessions, '2025-2026')).toBe('2025-2026');
  expect(sessionToSearch('2024-2025', '2025-2026', '?a=1')).toBe('?a=1&session=2024-2025');
  expect(sessionToSearch('2025-2026', '2025-2026', '?session=2024-2025')).toBe('');
});
