/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveDays } from '../../src/cli/content-rollover/move-days';
import { draftFacts } from '../../src/cli/content-rollover/copies';
import { withNextEntries } from '../../src/cli/content-rollover/move-list';
import { readSession, sessionToOpen } from '../../src/cli/content-rollover/school-session';
import { sessionFiles } from '../../src/cli/content-rollover/session-files';
import { copiedContent, isWritten, removeFolders } from './support/copied-content';

// Whole years are opened and published in `content-rollover.all.test` and `rollover-january.all.test`.
afterAll(removeFolders);

const session = (name: string) => {
  const found = readSession(name);
  if (!found) throw new Error(`${name} is no session`);
  return found;
};

it.each([
  ['2027-2026', 'The session 2027-2026 ends before it begins; write 2026-2027'],
  [
    '2028-2029',
    'The content is of the session 2025-2026; the next one is 2026-2027, not 2028-2029',
  ],
  ['next year', '"next year" is no session; write 2026-2027'],
])('refuses %s in one sentence', (written, message) => {
  expect(() => sessionToOpen(written, session('2025-2026'))).toThrow(message);
});

it('knows years that begin in January', () => {
  expect(sessionToOpen('2027', session('2026'))).toEqual({
    name: '2027',
    first: '2027-01-01',
    last: '2027-12-31',
  });
  const day = { from: '2026-01-26', event: 'Republic Day' } as const;
  expect(moveDays(day, session('2027'))).toEqual({ from: '2027-01-26' });
  expect(moveDays({ from: '2026-01-01', event: 'Planning' }, session('2027'))).toEqual({
    from: '2027-01-07',
  });
});

it('drafts last dates that have their year a year later', () => {
  const dir = copiedContent('content', isWritten);
  const text = 'session: 2025-2026\nperiods:\n  - due: [{ by: 25 March 2025 }, { by: 10 July }]\n';
  const file = { name: 'facts/fees.yaml', text };
  const next = session('2026-2027');
  expect(draftFacts({ ...sessionFiles(dir), facts: [file] }, file, next)).toBe(
    text.replace('2025-2026', '2026-2027').replace('March 2025', 'March 2026'),
  );
});

it('opens a session with the month that site.yaml names', () => {
  const dir = copiedContent('content', isWritten);
  const site = join(dir, 'site.yaml');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace('sessionFrom: April', 'sessionFrom: June'),
  );
  expect(sessionFiles(dir).session).toEqual({
    name: '2025-2026',
    first: '2025-06-01',
    last: '2026-05-31',
  });
  const june = readSession('2025-2026', 6);
  if (!june) throw new Error('2025-2026 is a session');
  const next = sessionToOpen('2026-27', june);
  expect(next).toEqual({ name: '2026-2027', first: '2026-06-01', last: '2027-05-31' });
  // 52 weeks later it would come before the first day.
  expect(moveDays({ from: '2025-06-01', event: 'Planning' }, next).from).toBe('2026-06-07');
});

it('drafts the dated entries of the service that the next session lacks', () => {
  const text = `# Kept.
- { title: Diwali, date: '2025-10-20' } # the new moon
- { title: Holi, date: '2026-03-04' }
- { title: Holi, date: '2027-03-22' }
- { title: Sports, date: 29 August 2025, repeats: yearly }
`;
  const moved = withNextEntries(text, session('2025-2026'), session('2026-2027'));
  expect(moved.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual([
    `- { title: Diwali, date: '2026-10-19', draft: true, todo: 'Look the day up, then remove "draft".' } # the new moon`,
  ]);
  expect(withNextEntries(moved, session('2025-2026'), session('2026-2027'))).toBe(moved);
});
