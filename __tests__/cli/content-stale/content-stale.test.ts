/** @jest-environment node */
import { findStale } from '../../../src/cli/content-stale/find-stale';
import { pageHead, removeContent, writeContent } from '../../content/content-folder';
import { runHere } from '../../support/run-here';

jest.setTimeout(60_000);
afterAll(removeContent);

const files = {
  'pages/a.yaml': `${pageHead('/A', 'reviewBy: 2026-11-13\nowner: School office')}  - kind: accordion
    items:
      - title: More
        blocks:
          - { kind: notice, tone: info, title: Fair, text: Come., publishUntil: 2026-10-14, owner: A. Rawat }
`,
  'pages/b.yaml': `${pageHead('/B', 'draft: true\npublishFrom: 2026-11-14')}  []\n`,
  'service/news.yaml':
    '- { title: Meet, date: 1 May 2026, description: It is there., reviewBy: 2026-11-01, owner: School office }\n',
};
const on = (day: string) => Date.parse(`${day}T00:00+05:30`);
const namesOn = (day: string) => {
  const found = findStale(writeContent(files), on(day));
  return found.map(({ owner, name, why, since }) => [owner, name, why, since].join(', '));
};

it('finds what is past its day, by owner, those without one last', () => {
  expect(namesOn('2026-11-14')).toEqual([
    'A. Rawat, Fair, ended, 2026-10-14',
    'School office, Meet, review, 2026-11-01',
    'School office, /A, review, 2026-11-13',
    ', /B, draft, 2026-11-14',
  ]);
});

it('says of the page of a list that its first item is there', () => {
  const page = (path: string) => `${pageHead(path, 'todo: Add the first circular.')}  []\n`;
  const found = (circulars: string) =>
    findStale(
      writeContent({ 'pages/a.yaml': page('/Circular'), 'service/circulars.yaml': circulars }),
      on('2026-11-14'),
    ).map(({ message }) => message);
  expect(found('[]\n')).toEqual(['to do: Add the first circular; then remove "todo"']);
  expect(found('- { title: Bus, date: 1 May 2026 }\n')).toEqual([
    'to do: Add the first circular. Its list is no longer empty: if that is all, remove "todo"',
  ]);
});

it('finds what is still to be done, on every day', () => {
  const todo = { 'pages/a.yaml': `${pageHead('/A', 'todo: Write the hours.')}  []\n` };
  const found = findStale(writeContent(todo), on('2026-11-14'));
  expect(found).toMatchObject([
    { name: '/A', why: 'todo', line: 3, message: 'to do: Write the hours; then remove "todo"' },
  ]);
});

it('finds a council whose office has ended, from the day after its last', () => {
  const content = writeContent({
    'privacy.yaml': 'council: { name: full, picture: photo, until: 2027-05-31 }\n',
  });
  expect(findStale(content, on('2027-05-31'))).toEqual([]);
  expect(findStale(content, on('2027-06-01'))).toMatchObject([
    { name: 'council', why: 'ended', since: '2027-05-31', file: 'content/privacy.yaml' },
  ]);
});

it('finds a session that is over, and days of school that are', () => {
  const content = writeContent({
    'facts/fees.yaml': 'lateFine: 10\nsession: AY 25-26\n',
    'opening.yaml': 'session: { from: 2025-04-03, until: 2026-03-31 }\n',
  });
  expect(findStale(content, on('2026-03-31'))).toEqual([]);
  expect(findStale(content, on('2026-04-01'))).toMatchObject([
    {
      file: 'content/facts/fees.yaml',
      line: 2,
      name: 'session',
      why: 'ended',
      message:
        '2025-2026 ended on 31 Mar 2026, and its pages tell visitors so; npx school rollover 2026-2027',
    },
    { file: 'content/opening.yaml', name: 'session', since: '2026-03-31' },
  ]);
});

it('finds names that may be those of a withdrawn child, on every day', () => {
  const content = writeContent({
    'privacy.yaml':
      'withdrawn: [{ name: Tara Anne Joseph }, { name: Asha, others: [Asha Menon] }]\n',
    'pages/a.yaml': `${pageHead('/A', 'owner: School office')}  - { kind: prose, text: So did T. A. Joseph. }\n`,
  });
  expect(findStale(content, on('2026-11-14'))).toMatchObject([
    { name: 'T. A. Joseph', why: 'perhaps-withdrawn', owner: 'School office', line: 7, column: 33 },
  ]);
});

it('finds nothing before its day', () => {
  expect(namesOn('2026-11-13')).toEqual(['School office, Meet, review, 2026-11-01']);
  expect(namesOn('2026-11-01')).toEqual([]);
});

it('prints each at its place, and ends with status 1', async () => {
  const { status, output } = await runHere([
    'stale',
    '--dir',
    writeContent(files),
    '--on',
    '2026-11-14',
  ]);
  expect(output.split('\n')).toEqual([
    'A. Rawat',
    '  content/pages/a.yaml:12:81: Fair: it ended on 14 Oct 2026; remove it, or write a later day',
    'School office',
    '  content/service/news.yaml:1:73: Meet: its review was due on 1 Nov 2026; check it, then write a later day',
    '  content/pages/a.yaml:3:11: /A: its review was due on 13 Nov 2026; check it, then write a later day',
    'Without an owner',
    '  content/pages/b.yaml:3:8: /B: it was to be published on 14 Nov 2026 and is still a draft; remove "draft", or write a later day',
    'content: 4 to look at',
    '',
  ]);
  expect(status).toBe(1);
});

it('gives a program the same as data, and status 0 where there is nothing', async () => {
  const dir = writeContent(files);
  const { output } = await runHere(['stale', '--dir', dir, '--on', '2026-11-13', '--json']);
  expect(JSON.parse(output)).toMatchObject([
    {
      owner: 'School office',
      name: 'Meet',
      why: 'review',
      file: 'content/service/news.yaml',
      line: 1,
    },
  ]);
  const none = await runHere(['stale', '--dir', dir, '--on', '2026-11-01']);
  expect(none).toMatchObject({ status: 0, output: 'content: nothing is past its day\n' });
});

const documents = {
  'pages/a.yaml': `${pageHead('/A', 'owner: School office')}  - kind: papers
    caption: Certificates
    items:
      - { name: Fire, issued: 2024-01-16, expires: 2027-01-15, paper: fire.pdf, owner: A. Rawat }
      - { name: Water, expires: 2027-12-31, paper: water.pdf }
      - { name: Trust, issued: 1983-02-10 }
      - { name: Committee, noPaper: true }
`,
};
const documentsOn = (day: string) =>
  findStale(writeContent(documents), on(day)).map(({ owner, name, why, message }) =>
    [owner, name, why, message.split(';')[0]].join(', '),
  );

it('finds documents that are missing or have no day of issue, below who looks after the page', () => {
  expect(documentsOn('2026-11-15')).toEqual([
    'School office, Water, issued, its day of issue is missing',
    'School office, Trust, paper, its document is missing',
  ]);
});

it('finds documents sixty days before they expire, and once their last day is over', () => {
  expect(documentsOn('2026-11-16')[0]).toBe('A. Rawat, Fire, expires, it expires on 15 Jan 2027');
  expect(documentsOn('2027-01-15')[0]).toBe('A. Rawat, Fire, expires, it expires on 15 Jan 2027');
  expect(documentsOn('2027-01-16')[0]).toBe('A. Rawat, Fire, expired, it expired on 15 Jan 2027');
});

it('refuses a day that does not exist', async () => {
  const { status, errorOutput } = await runHere(['stale', '--on', '2026-02-30']);
  expect(errorOutput).toContain('--on: "2026-02-30" is not a day; write 2026-12-01');
  expect(status).toBe(2);
});
