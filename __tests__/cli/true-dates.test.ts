/** @jest-environment node */
import { parse } from 'yaml';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlainDate } from '../../src/lib/dates/plain-date';
import { ContentFiles } from '../../src/cli/site-upgrade/content-files';
import {
  eventDays,
  publishedDays,
  resultsSession,
} from '../../src/cli/site-upgrade/migrations/relative-dates/meant-days';
import { namedSessions } from '../../src/cli/site-upgrade/migrations/relative-dates/named-sessions';
import {
  topperSessions,
  trueDates,
} from '../../src/cli/site-upgrade/migrations/relative-dates/true-dates';
import {
  dayInSession,
  parseWhen,
  type When,
} from '../../src/cli/site-upgrade/migrations/relative-dates/when';
import { newFolder, removeFolders } from './support/copied-content';

afterAll(removeFolders);

const at = (today: PlainDate, firstMonth = 4) => ({ today, firstMonth });

function when(text: string): When {
  const found = parseWhen(text);
  if (!found) throw new Error(`"${text}" was not read`);
  return found;
}

describe('dates of versions up to 0.2', () => {
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
    expect(dayInSession(when(text), 2026, 4)).toBe(day);
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
    ['2026-11-14', 1, '2026-11-14', ['2026-11-14']],
  ])('%s for %i sessions on %s came out on %j', (text, years, day, expected) => {
    expect(publishedDays(when(text), years, at(day as PlainDate))).toEqual(expected);
  });
});

describe('events', () => {
  it.each([
    ['26 January', 1, '2026-11-14', ['2027-01-26']],
    ['26 January', 2, '2026-11-14', ['2027-01-26', '2026-01-26']],
    ['22 April', 1, '2027-02-10', ['2027-04-22', '2026-04-22']],
    ['22 April', 1, '2027-01-10', ['2026-04-22']],
    ['22 April, last year', 1, '2027-03-10', ['2025-04-22']],
  ])('%s for %i sessions on %s are on %j', (text, years, day, expected) => {
    expect(eventDays(when(text), years, at(day as PlainDate))).toEqual(expected);
  });
});

it.each([
  ['2026-05-14', 2024],
  ['2026-05-15', 2025],
  ['2027-03-31', 2025],
] as const)('on %s the newest board results are of session %i', (day, start) => {
  expect(resultsSession(0, at(day))).toBe(start);
});

/** A list of a school, upgraded on a day. */
function upgraded(list: string, text: string, day: PlainDate, site = '{}'): string {
  const dir = join(newFolder(), 'content');
  mkdirSync(join(dir, 'service'), { recursive: true });
  writeFileSync(join(dir, 'site.yaml'), site);
  writeFileSync(join(dir, 'service', `${list}.yaml`), text);
  const files = new ContentFiles(dir);
  trueDates.change(files, day);
  topperSessions.change(files, day);
  namedSessions.change(files, day);
  const { after } = files.changes().get(join('service', `${list}.yaml`)) ?? {};
  return after ?? text;
}

it('gives news the day on which they came, each session one of its own', () => {
  const text = `# Kept.
- { title: A, date: 6 April, years: 2 } # and this
- { title: B, date: '2 May, last year' }
- { title: C, date: 2026-05-02 }
`;
  expect(upgraded('news', text, '2026-11-14')).toBe(`# Kept.
- { title: A, date: 6 April 2026 } # and this
- { title: A, date: 6 April 2025 }
- { title: B, date: 2 May 2025 }
- { title: C, date: 2026-05-02 }
`);
});

it('lets events repeat that came on a day of every year, and gives the others their days', () => {
  const text = `- title: Republic Day
  date: 26 January
  years: 2
- title: Fair
  date: second Saturday of October
- title: Visit
  date: 9 May, last year
`;
  expect(parse(upgraded('events', text, '2026-11-14'))).toEqual([
    { title: 'Republic Day', date: '26 January 2026', repeats: 'yearly' },
    { title: 'Fair', date: '10 October 2026' },
    { title: 'Visit', date: '9 May 2025' },
  ]);
});

it('gives toppers the session that they had on the day, also where sessions begin in January', () => {
  const text = '- { name: Asha Rana, class: X, sessionsAgo: 1, division: 98 } # hers\n';
  const session = (name: string) => text.replace('sessionsAgo: 1', `session: ${name}`);
  expect(upgraded('toppers', text, '2026-05-20')).toBe(session('2024-2025'));
  expect(upgraded('toppers', text, '2026-05-02')).toBe(session('2023-2024'));
  const january = upgraded('toppers', text, '2026-05-20', 'sessionFrom: January');
  expect(january).toBe(session("'2024'"));
  expect(upgraded('toppers', january, '2027-05-20', 'sessionFrom: January')).toBe(january);
});

it('writes out the session that a dated text named, each copy its own', () => {
  const text = `- title: Session {session} begins # as ever
  date: 3 April
  years: 2
  description: >-
    After {lastSession} comes
    {session}.
- { title: 'Forms for {nextSession}', date: 20 March 2026, description: A. }
`;
  expect(parse(upgraded('news', text, '2026-11-14'))).toEqual([
    {
      title: 'Session 2026-2027 begins',
      date: '3 April 2026',
      description: 'After 2025-2026 comes 2026-2027.',
    },
    {
      title: 'Session 2025-2026 begins',
      date: '3 April 2025',
      description: 'After 2024-2025 comes 2025-2026.',
    },
    { title: 'Forms for 2026-2027', date: '20 March 2026', description: 'A.' },
  ]);
  expect(upgraded('news', text, '2026-11-14')).toContain('begins # as ever\n');
});

it.each([
  ['2026-11-14', '', '2027-2028'],
  ['2027-03-31', '', '2027-2028'],
  ['2026-11-14', ', from: 1 December, until: 31 March', '2027-2028'],
  ['2027-02-14', ', from: 1 April, until: 30 November', '2028-2029'],
  ['2027-01-14', ', from: 1 December, until: 31 March', '2027-2028'],
  ['2026-05-14', ', from: 29 February, until: 15 March', '2027-2028'],
] as const)('writes out the session that a line named on %s%s', (day, season, session) => {
  const text = `- { title: 'Forms for {nextSession}'${season} }\n`;
  expect(upgraded('highlights', text, day)).toBe(text.replace('{nextSession}', session));
});

it('names sessions that begin in January by one year', () => {
  const text = "- { title: 'Joining for {nextSession}' }\n";
  expect(upgraded('highlights', text, '2026-03-14', 'sessionFrom: January')).toBe(
    "- { title: 'Joining for 2027' }\n",
  );
});

it('leaves the word in a text that comes again every year, for the school to fix', () => {
  const text = "- { title: 'Welcome to {session}', date: 6 April, description: A. }\n";
  const after = upgraded('events', text, '2026-11-14');
  expect(parse(after)).toEqual([
    {
      title: 'Welcome to {session}',
      date: '6 April 2026',
      repeats: 'yearly',
      description: 'A.',
    },
  ]);
});
