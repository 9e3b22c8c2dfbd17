/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Block, blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { draftFacts } from '../../src/tools/content-rollover/copies';
import { moveDays } from '../../src/tools/content-rollover/move-days';
import { withNextEntries } from '../../src/tools/content-rollover/move-list';
import { rollOver } from '../../src/tools/content-rollover/roll-over';
import { readSession, sessionToOpen } from '../../src/tools/content-rollover/school-session';
import { sessionFiles } from '../../src/tools/content-rollover/session-files';
import { findDiagnostics } from '../../src/tools/content-check/find-diagnostics';
import { findStale } from '../../src/tools/content-stale/find-stale';
import { copiedContent, newFolder, removeFolders } from './support/copied-content';

jest.setTimeout(120_000);
afterAll(removeFolders);

const output: string[] = [];
const listen = () =>
  void jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));

const roll = (dir: string, session: string, publish = false) =>
  rollOver({ dir, own: false, session, publish });
const session = (name: string) => {
  const found = readSession(name);
  if (!found) throw new Error(`${name} is no session`);
  return found;
};

/** Every written file of a folder, by its name. */
function textsIn(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const written = names.filter((name) => name.endsWith('.yaml'));
  return new Map(written.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

function pagesOf(contentDir: string, preview = false) {
  const buildMode = { now: Date.now(), preview };
  const { content } = loadContent({ contentDir, blocks: blockRegistry, buildMode });
  return new Map(content?.pages.map((page) => [page.path, page]));
}

/** The sample with its next session opened, which takes seconds; what the command said of it. */
let opened: { dir: string; output: readonly string[]; pages: ReturnType<typeof pagesOf> };
beforeAll(() => {
  listen();
  const dir = copiedContent();
  roll(dir, '2026-2027');
  opened = { dir, output: [...output], pages: pagesOf(dir) };
});
/** A copy of it, to be changed. */
const openedContent = () => copiedContent(opened.dir);

beforeEach(() => {
  output.length = 0;
  listen();
});

const withoutPlace = (blocks: readonly Block[] = []) => JSON.stringify(blocks);

it('keeps the session in an archive, whole, and reaches it from a page in the menu', () => {
  const { dir, pages: after } = opened;
  const before = pagesOf('content');
  expect(findDiagnostics({ dir, own: true }).diagnostics).toEqual([]);
  for (const path of ['/SchoolCalendar', '/FeeStructure', '/FeeSchedule', '/Timings']) {
    const [notice, ...blocks] = after.get(`${path}/2025-2026`)?.blocks ?? [];
    expect(JSON.stringify(notice)).toContain(`of the session 2025-2026`);
    expect(withoutPlace(blocks)).toBe(withoutPlace(before.get(path)?.blocks));
    expect(after.get(path)).toEqual(before.get(path));
    expect(after.has(`${path}/2026-2027`)).toBe(false);
    expect(JSON.stringify(after.get('/Sessions')?.blocks)).toContain(`"${path}/2025-2026"`);
  }
  expect(after.get('/Sessions')?.menu).toBe('Academics');
  const now = textsIn(dir);
  expect([...textsIn('content')].filter(([name, text]) => now.get(name) !== text)).toEqual([]);
});

it('drafts the next session, with its dates on their weekdays', () => {
  const { dir, output: told } = opened;
  const page = pagesOf(dir, true).get('/SchoolCalendar/2026-2027');
  expect(page?.description).toContain('April 2026 to March 2027');
  const calendar = page?.blocks.find((block) => block.kind === 'calendar');
  const days = calendar?.months.flatMap(({ month, entries }) =>
    entries.map(({ event, from, to, weekday }) => [month, event, from, to ?? '', weekday].join()),
  );
  expect(days).toEqual(
    expect.arrayContaining([
      '2026-08,Independence Day: flag hoisting and march past,2026-08-15,,Saturday',
      '2026-12,Christmas,2026-12-25,,Friday',
      '2026-04,Good Friday,2026-04-17,,Friday',
      '2026-06,Summer vacation,2026-05-30,2026-06-30,Saturday',
      '2026-04,Teachers return; planning day,2026-04-07,,Tuesday',
      '2027-01,Last date for the fees of December–January,2027-01-10,,Sunday',
    ]),
  );
  const events = (months: { entries: { event: string }[] }[] = []) =>
    new Set(months.flatMap(({ entries }) => entries.map(({ event }) => event)));
  const old = opened.pages.get('/SchoolCalendar')?.blocks.find(({ kind }) => kind === 'calendar');
  expect(events(calendar?.months)).toEqual(events(old?.kind === 'calendar' ? old.months : []));
  expect(told.join('\n')).toMatch(/school-calendar-2025-2026\.pdf is of 2025-2026/);
  expect(told).toContain('    Holi: now on Wednesday, 3 Mar 2027');
  expect(told).toEqual(
    expect.arrayContaining([
      '  service/highlights.yaml:3 names 2027-2028: which session is it now?',
      '  service/notifications.yaml:3 names 2027-2028: which session is it now?',
      '  service/registrations.yaml:2 names 2027-2028: which session is it now?',
    ]),
  );
  expect(told.join('\n')).not.toMatch(/Christmas|Gandhi/);
  expect(findStale(dir, Date.now()).map(({ name }) => name)).toContain('/Timings/2026-2027');
});

it('asks who follows in the council where the school says until when it is named', () => {
  expect(opened.output).toContainEqual(
    expect.stringMatching(/privacy\.yaml names the council until 31 May/),
  );

  const other = copiedContent();
  rmSync(join(other, 'privacy.yaml'));
  roll(other, '2026-2027');
  expect(output.join('\n')).not.toMatch(/council/);
});

it('changes nothing when it runs again, and never writes over what was decided', () => {
  const dir = openedContent();
  const fees = join(dir, 'facts', 'fees-2026-2027.yaml');
  writeFileSync(fees, readFileSync(fees, 'utf8').replace('amount: 9800', 'amount: 9900 # decided'));
  const first = textsIn(dir);
  roll(dir, '2026-27');
  expect(textsIn(dir)).toEqual(first);
  expect(output).toContain('content: nothing was changed; the drafts are there');
  roll(dir, '2026-2027', true);
  const pages = pagesOf(dir);
  const amount = (path: string) => /9[89]00/.exec(JSON.stringify(pages.get(path)?.blocks))?.[0];
  expect(['/FeeStructure', '/FeeStructure/2025-2026'].map(amount)).toEqual(['9900', '9800']);
});

it('publishes the drafts under the old addresses, and leaves comments and quotes as they are', () => {
  const dir = openedContent();
  const fees = join(dir, 'facts', 'fees.yaml');
  const before = textsIn('content');
  roll(dir, '2026-2027', true);
  expect(findDiagnostics({ dir, own: true }).diagnostics).toEqual([]);
  expect(readFileSync(fees, 'utf8')).toBe(
    before.get('facts/fees.yaml')?.replace('session: 2025-2026', 'session: 2026-2027'),
  );
  for (const name of ['pages/fee-structure.yaml', 'pages/timings.yaml']) {
    expect(readFileSync(join(dir, name), 'utf8')).toBe(before.get(name));
  }
  const published = textsIn(dir);
  expect([...published.keys()].filter((name) => name.includes('2026-2027'))).toEqual([]);
  roll(dir, '2026-2027', true);
  expect(textsIn(dir)).toEqual(published);
  expect(output.at(-1)).toBe('content: the session 2026-2027 is open already; nothing was changed');
  roll(dir, '2027-2028');
  expect(findDiagnostics({ dir, own: true }).diagnostics).toEqual([]);
  const headings = parse(readFileSync(join(dir, 'pages', 'sessions.yaml'), 'utf8')) as {
    blocks: { heading: string }[];
  };
  expect(headings.blocks.map(({ heading }) => heading)).toEqual([
    'Session 2026-2027',
    'Session 2025-2026',
  ]);
});

it('publishes nothing when a page was changed after its archive was made', () => {
  const dir = openedContent();
  const page = join(dir, 'pages', 'timings.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('twenty', 'thirty'));
  const before = textsIn(dir);
  expect(() => roll(dir, '2026-2027', true)).toThrow(
    'pages/timings-2025-2026.yaml is not the page as it is now; remove it and run',
  );
  expect(textsIn(dir)).toEqual(before);
  rmSync(join(dir, 'pages', 'timings-2025-2026.yaml'));
  roll(dir, '2026-2027');
  roll(dir, '2026-2027', true);
  expect(readFileSync(join(dir, 'pages', 'timings-2025-2026.yaml'), 'utf8')).toContain('thirty');
});

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
  const dir = copiedContent();
  const text = 'session: 2025-2026\nperiods:\n  - due: [{ by: 25 March 2025 }, { by: 10 July }]\n';
  const file = { name: 'facts/fees.yaml', text };
  const next = session('2026-2027');
  expect(draftFacts({ ...sessionFiles(dir), facts: [file] }, file, next)).toBe(
    text.replace('2025-2026', '2026-2027').replace('March 2025', 'March 2026'),
  );
});

it('opens a session with the month that site.yaml names', () => {
  const dir = copiedContent();
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
      '          - { date: 2026-01-26, event: Republic Day, type: holiday }',
      '      - month: 2026-04',
      '        entries:',
      '          - { date: 2026-04-10, event: Last date for fees, type: fees }',
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
  expect(draft).toContain('month: 2027-01\n');
  expect(draft).toContain('date: 2027-01-26,');
  expect(draft).toContain('reviewed: 2026-01-05\n');
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

it('names the folder in the command that comes next', () => {
  const { dir, output: told } = opened;
  expect(told.at(-1)).toContain(`CONTENT_DIR=${dir} SHOW_DRAFTS=1 npm start`);
  expect(told.at(-1)).toContain(`npx school rollover 2026-2027 --publish --dir ${dir}`);
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
