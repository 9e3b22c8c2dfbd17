/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollOver } from '../../src/cli/content-rollover/roll-over';
import { newFolder, removeFolders, textsIn } from './support/copied-content';

afterAll(removeFolders);

const output: string[] = [];
beforeEach(() => {
  output.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
});

const roll = (dir: string, session: string, publish = false) =>
  rollOver({ dir, own: false, session, publish });

/** Content whose years begin in January: of the sample what the command reads, and a calendar of its own. */
function januaryContent(): string {
  const dir = join(newFolder(), 'content');
  for (const name of ['site.yaml', 'navigation.yaml', 'home.yaml', 'facts/fees.yaml']) {
    cpSync(join('content', name), join(dir, name));
  }
  mkdirSync(join(dir, 'pages'));
  const write = (name: string, change: (text: string) => string) =>
    writeFileSync(join(dir, name), change(readFileSync(join(dir, name), 'utf8')));
  write('site.yaml', (text) => `${text}sessionFrom: January\n`);
  write('facts/fees.yaml', (text) => text.replace('session: 2025-2026', "session: '2026'"));
  writeFileSync(
    join(dir, 'pages/school-calendar.yaml'),
    [
      'path: /SchoolCalendar',
      'title: School Calendar',
      'kind: static',
      'menu: Academics',
      'order: 6',
      'lead: From January 2026 to December 2026, the session 2026.',
      'description: Holidays of the session 2026, examinations and events, month by month, for all.',
      'reviewed: 2026-01-05',
      'todo: Add the holidays of the state.',
      'blocks:',
      '  - kind: calendar',
      '    id: months',
      '    heading: Month by month',
      '    months:',
      '      - month: 2026-01',
      '        entries:',
      '          - { from: 2025-12-26, to: 2026-01-05, event: Winter vacation, type: holiday }',
      '          - { date: 2026-01-26, event: Republic Day, type: holiday }',
      '      - month: 2026-04',
      '        entries:',
      '          - { date: 10 April 2026, event: Last date for fees, type: fees }',
      '          - { from: 2026-04-13, to: 2026-04-15, event: Vishu holidays, type: holiday }',
      '          - { from: 2026-04-20, to: 2026-05-31, event: Summer holidays, type: holiday }',
      '      - month: 2026-05',
      '        entries:',
      '          - { from: 2026-04-20, to: 2026-05-31, event: Summer holidays, type: holiday }',
      '',
    ].join('\n'),
  );
  return dir;
}

it('moves days, months and the session by one year where years begin in January', () => {
  const dir = januaryContent();
  roll(dir, '2027');
  const draft = readFileSync(join(dir, 'pages/school-calendar-2027.yaml'), 'utf8');
  expect(draft).toContain('lead: From January 2027 to December 2027, the session 2027.');
  // The vacation of before reaches into the session, whose months begin in January.
  expect(draft).toMatch(
    /months:\n +- month: 2027-01\n +entries:\n +- \{ from: 2026-12-25, to: 2027-01-04,/,
  );
  expect(draft).toContain('date: 2027-01-26,');
  // Written as '10 April 2026' in the calendar of before.
  expect(draft).toMatch(/date: 2027-04-\d\d, event: Last date for fees/);
  expect(draft).toContain('reviewed: 2026-01-05\n');
  // A festival has to be looked up however long it is kept; a vacation only has to be right.
  const told = output.slice(output.findIndex((line) => line.includes('looked up')) + 1);
  expect(told.slice(0, -1)).toEqual(['    Vishu holidays: now on Monday, 12 Apr 2027']);
});

it('asks for the figures of fees where a school has some', () => {
  const asked = 'facts/fees-2027.yaml has the figures of 2026: are they the same?';
  roll(januaryContent(), '2027');
  expect(output.join('\n')).toContain(asked);
  output.length = 0;
  const dir = januaryContent();
  writeFileSync(join(dir, 'facts/fees.yaml'), "session: '2026'\n");
  roll(dir, '2027');
  expect(output.join('\n')).not.toContain(asked);
});

it('moves sessions and months as they are written, and names those in other files', () => {
  const dir = januaryContent();
  const put = (name: string, change: (text: string) => string) =>
    writeFileSync(join(dir, name), change(readFileSync(join(dir, name), 'utf8')));
  put('site.yaml', (text) => text.replace('sessionFrom: January\n', ''));
  put(
    'facts/fees.yaml',
    (text) => `${text.replace("'2026'", '2025-2026')}sibling: Ask by 31 March 2026.\n`,
  );
  const words =
    'Session 2025-26, 2025–2026: by Mar 2026, as since May 2019, in fees-2025-26.pdf; AY 25-26, सत्र २०२५-२६, 2025 to 2026; circular 2025-26/114.';
  const calendar = 'pages/school-calendar.yaml';
  put(
    calendar,
    (text) => text.replace(/^lead: .*$/m, `lead: '${words}'`) + `# file: Fees 2025-26.pdf\n`,
  );
  const other = ['path: /Studies', 'title: Studies', 'kind: static', 'menu: Academics'];
  const about =
    'description: What is studied at the school, in which classes, and for which examinations.';
  const page = [...other, `lead: '${words}'`, about, 'reviewed: 2026-01-05', ''].join('\n');
  writeFileSync(join(dir, 'pages/studies.yaml'), page);
  roll(dir, '2026-2027');
  const texts = textsIn(dir);
  expect(texts.get('pages/school-calendar-2026-2027.yaml')).toContain(
    'Session 2026-27, 2026–2027: by Mar 2027, as since May 2019, in fees-2025-26.pdf; AY 26-27, सत्र २०२६-२७, 2026 to 2027; circular 2025-26/114.',
  );
  expect(texts.get('facts/fees-2026-2027.yaml')).toContain('sibling: Ask by 31 March 2027.');
  expect(output.filter((line) => line.includes('does it hold'))).toEqual([
    '  pages/studies.yaml:5 names 2025-26, 2025–2026, Mar 2026, 25-26, 2025-26, 2025 to 2026: does it hold for 2026-2027?',
  ]);
  expect(output.filter((line) => line.includes('.pdf'))).toEqual([
    '  Fees 2025-26.pdf names a year: put that of 2026-2027 in its place',
  ]);
});

it('names a fault where it is written, and not in the copies that would have it', () => {
  const dir = januaryContent();
  const calendar = join(dir, 'pages/school-calendar.yaml');
  const text = readFileSync(calendar, 'utf8').replace(/^description: .*$/m, 'description: Days.');
  writeFileSync(calendar, text);
  expect(() => roll(dir, '2027')).toThrow(
    /^Nothing was written:\n\S+\/pages\/school-calendar\.yaml:\d+:\d+: [^\n]+$/,
  );
});

it('names a page of the session in Markdown, of which it makes no copy', () => {
  const dir = januaryContent();
  writeFileSync(
    join(dir, 'pages/timings.md'),
    [
      '---',
      'path: /Timings',
      'title: Timings',
      'kind: static',
      'menu: Academics',
      'lead: When school begins and ends.',
      'description: When school begins and ends in summer and in winter, for every class of it.',
      'reviewed: 2026-01-05',
      '---',
      '',
      'School begins at 8 am.',
      '',
    ].join('\n'),
  );
  roll(dir, '2027');
  expect(output.join('\n')).toContain(
    '  pages/timings.md is of 2026 and written in Markdown, of which no copy is made',
  );
});

it('moves a calendar that lies in a folder of its own', () => {
  const dir = januaryContent();
  mkdirSync(join(dir, 'pages/office'));
  renameSync(join(dir, 'pages/school-calendar.yaml'), join(dir, 'pages/office/calendar.yaml'));
  roll(dir, '2027');
  expect(textsIn(dir).get('pages/office/calendar-2027.yaml')).toContain('date: 2027-01-26,');
});

it('moves nothing while an entry of the service’s calendar has no day that can be read', () => {
  const dir = januaryContent();
  mkdirSync(join(dir, 'service'));
  writeFileSync(
    join(dir, 'service/calendar.yaml'),
    '- { title: Diwali, date: 8 November 2026 }\n- { title: Sports Day, date: the last Friday }\n',
  );
  expect(() => roll(dir, '2027')).toThrow(
    /Correct this first, or entries would be left out:\n.*calendar\.yaml:2:30: "the last Friday"/,
  );
});

it('keeps what a page still lacks as to do, until it is removed from the draft', () => {
  const dir = januaryContent();
  roll(dir, '2027');
  const draft = join(dir, 'pages/school-calendar-2027.yaml');
  const written = readFileSync(draft, 'utf8');
  const todo =
    'todo: Check every date and figure for the session 2027. Add the holidays of the state.\n';
  expect(written).toContain(todo);
  roll(dir, '2027', true);
  const page = () => readFileSync(join(dir, 'pages/school-calendar.yaml'), 'utf8');
  expect(page()).toContain('\ntodo: Add the holidays of the state.\n');

  const other = januaryContent();
  roll(other, '2027');
  writeFileSync(join(other, 'pages/school-calendar-2027.yaml'), written.replace(todo, ''));
  roll(other, '2027', true);
  expect(readFileSync(join(other, 'pages/school-calendar.yaml'), 'utf8')).not.toContain('todo');
});

it('publishes a draft under the old address, and keeps the year before; again it changes nothing', () => {
  const dir = januaryContent();
  const before = textsIn(dir);
  roll(dir, '2027');
  expect([...before].filter(([name, text]) => textsIn(dir).get(name) !== text)).toEqual([]);
  const draft = textsIn(dir).get('pages/school-calendar-2027.yaml');
  roll(dir, '2027');
  expect(textsIn(dir).get('pages/school-calendar-2027.yaml')).toBe(draft);
  roll(dir, '2027', true);
  const published = textsIn(dir);
  expect(published.get('pages/school-calendar.yaml')).toContain('date: 2027-01-26,');
  expect(published.get('pages/school-calendar-2026.yaml')).toContain('date: 2026-01-26,');
  expect(published.has('pages/school-calendar-2027.yaml')).toBe(false);
  roll(dir, '2027', true);
  expect(textsIn(dir)).toEqual(published);
  expect(output.at(-1)).toBe('content: the session 2027 is open already; nothing was changed');
});
