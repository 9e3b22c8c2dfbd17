/** @jest-environment node */
import { readYaml } from '../../src/content/read-yaml';
import { doubtfulSessions } from '../../src/content-service/dataset/doubtful-sessions';
import type { PlainDate } from '../../src/lib/dates/plain-date';

const [january, april] = [1, 4];

function doubts(session: string, firstMonth: number, today: PlainDate, more = ''): string[] {
  const text = `- { name: Tara Joseph, class: X, session: '${session}', division: 97${more} }\n`;
  const { source } = readYaml('toppers.yaml', text);
  const kind = { name: 'toppers', source, value: source.value, diagnostics: [] };
  return doubtfulSessions(kind, firstMonth, today).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
}

it.each([
  ['2025-2026', april, '2026-05-02'],
  ['2025-26', april, '2026-02-20'],
  ['2024-2025', april, '2026-05-20'],
  ['2026', january, '2026-12-20'],
  ['2025', january, '2026-05-20'],
] as const)('has no doubt of the session %s', (session, firstMonth, today) => {
  expect(doubts(session, firstMonth, today)).toEqual([]);
});

it('doubts a session of one year where they go over two, and the other way round', () => {
  expect(doubts('2026', april, '2026-05-20')).toEqual([
    '1:43: "2026" is a session from January to December, and those of the school begin in another month (site.yaml); write 2025-2026 for results that came out in 2026',
  ]);
  expect(doubts('2025-2026', january, '2026-05-20')).toEqual([
    '1:43: "2025-2026" is a session of two years, and those of the school begin in January (site.yaml); write 2025 or 2026',
  ]);
});

it('has no doubt of results that are written before the day from which they are shown', () => {
  const from = ', publishFrom: 2027-05-12 15:00';
  expect(doubts('2026-2027', april, '2026-11-28', from)).toEqual([]);
  expect(doubts('2026-2027', april, '2026-11-28', ', publishFrom: 2026-11-30')).toHaveLength(1);
});

it('doubts the results of a session that goes on', () => {
  expect(doubts('2026-2027', april, '2026-05-20')).toEqual([
    "1:43: the session 2026-2027 goes on until 31 March 2027, so that its results can't be out; write the session whose examination it was",
  ]);
});
