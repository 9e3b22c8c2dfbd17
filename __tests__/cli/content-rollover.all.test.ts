/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Block, blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { rollOver } from '../../src/cli/content-rollover/roll-over';
import { findDiagnostics } from '../../src/cli/content-check/find-diagnostics';
import { findStale } from '../../src/cli/content-stale/find-stale';
import { copiedContent, removeFolders, textsIn } from './support/copied-content';

jest.setTimeout(120_000);
afterAll(removeFolders);

const output: string[] = [];
const listen = () =>
  void jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));

const roll = (dir: string, session: string, publish = false) =>
  rollOver({ dir, own: false, session, publish });

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
    const words = JSON.stringify(notice).replace(/<[^<>]*>/g, '');
    expect(words).toContain('of the session 2025-2026');
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
  expect(told.join('\n')).toMatch(/school-calendar-2025-2026\.pdf names a year/);
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

it('asks who follows in the council, and for the days of school, where the school says until when they are known', () => {
  expect(opened.output).toContainEqual(
    expect.stringMatching(/privacy\.yaml names the council until 31 May/),
  );
  expect(opened.output).toContainEqual(
    expect.stringMatching(
      /opening\.yaml has the days of school until 31 Mar 2026: .* 2026-2027\?$/,
    ),
  );

  const other = copiedContent();
  for (const name of ['privacy.yaml', 'opening.yaml']) rmSync(join(other, name));
  roll(other, '2026-2027');
  expect(output.join('\n')).toContain('2026-2027');
  expect(output.join('\n')).not.toMatch(/council|opening\.yaml/);
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

it('names the folder in the command that comes next', () => {
  const { dir, output: told } = opened;
  expect(told.at(-1)).toContain(`npx school start --drafts --dir ${dir}`);
  expect(told.at(-1)).toContain(`npx school rollover 2026-2027 --publish --dir ${dir}`);
});
