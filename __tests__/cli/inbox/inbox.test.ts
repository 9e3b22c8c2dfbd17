/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt } from '../../../src/content-service/inbox/database';
import { type Inbox, makeInbox } from '../../../src/content-service/inbox/inbox';
import { toCsv } from '../../../src/cli/inbox/rows';
import { readArguments } from '../../../src/lib/terminal/program';
import { report, type ReportOptions, toTable } from '../../../src/cli/inbox/report';
import { school } from '../../../src/cli/program';

const folder = mkdtempSync(join(tmpdir(), 'school-inbox-'));
const usual: ReportOptions = { format: 'table', certificates: false };
let inbox: Inbox;
let now = new Date('2026-11-14T03:30:00Z');

beforeAll(async () => {
  inbox = makeInbox(databaseAt(`file:${join(folder, 'inbox.db')}`), () => now);
  const message = {
    name: 'Asha Rana',
    phone: '+91 00000 00000',
    email: 'asha@home.example',
    subject: '=1+1',
    message: 'First\nsecond line',
  };
  await inbox.keepMessage(message);
  await inbox.keepRequest({ name: 'Kabir Thapa', admission: 'DHS/2012/0226' }, true);
  now = new Date('2026-11-15T03:30:00Z');
  await inbox.keepMessage({ ...message, name: 'Later' });
});
afterAll(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the arguments', () => {
  it.each([
    [[], { format: 'table', certificates: false }],
    [['--csv', '--certificates'], { format: 'csv', certificates: true }],
    [
      ['--json', '--since', '2026-11-14'],
      { format: 'json', certificates: false, since: '2026-11-13T18:30:00.000Z' },
    ],
    [
      ['--since', '14/11/2026'],
      { format: 'table', certificates: false, since: '2026-11-13T18:30:00.000Z' },
    ],
    [
      ['--since', '2026-11-14T09:00:00+05:30'],
      { format: 'table', certificates: false, since: '2026-11-14T03:30:00.000Z' },
    ],
  ])('%j are read', async (args, options) => {
    const asked = await readArguments(school, ['inbox', ...args]);
    expect(asked?.options).toEqual(options);
  });

  it.each([
    [['--since', 'yesterday']],
    [['--since', '2026-02-31']],
    [['--csv', '--json']],
    [['--backup', 'a.db', '--restore', 'b.db']],
    [['--backup', 'a.db', '--csv']],
    [['--backup', '']],
    [['--all']],
  ])('%j are refused', async (args) => {
    await expect(readArguments(school, ['inbox', ...args])).rejects.toThrow();
  });
});

it('prints a table of what came, oldest first', async () => {
  const text = await report(inbox, usual);
  expect(text.replace(/\s+\n/g, '\n')).toMatch(/^Received +Name +Phone +Email +Subject +Message\n/);
  expect(text).toMatch(
    /14 Nov 2026, 9:00 am +Asha Rana +\+91 00000 00000 +asha@home\.example +=1\+1 +First second line\n/,
  );
  expect(text).toMatch(/\n2 contact messages\n$/);
});

it('prints what came since a day', async () => {
  const since = (day: string) => ({ ...usual, since: `${day}T00:00:00.000Z` });
  const text = await report(inbox, { ...since('2026-11-15'), format: 'json' });
  expect(JSON.parse(text)).toEqual([
    expect.objectContaining({ name: 'Later', receivedAt: '2026-11-15T03:30:00.000Z' }),
  ]);
  expect(await report(inbox, since('2027-01-01'))).toBe('0 contact messages\n');
});

it('prints certificate requests', async () => {
  const text = await report(inbox, { ...usual, certificates: true });
  expect(text).toMatch(/DHS\/2012\/0226 +Kabir Thapa +yes\n\n1 certificate request\n$/);
});

describe('CSV', () => {
  it.each(['=1+1', '+91 00000 00000', '-1', '@sum', '\t=1', ' =1', '\r=1', '＝1', '|cmd'])(
    'shows %j as text',
    (value) => {
      expect(toCsv(['A'], [[value]])).toBe(`\uFEFF"A"\r\n"'${value}"\r\n`);
    },
  );

  it('quotes what would break a row', () => {
    expect(toCsv(['A', 'B'], [['say "hi", now', 'two\nlines']])).toBe(
      '\uFEFF"A","B"\r\n"say ""hi"", now","two\nlines"\r\n',
    );
  });

  it('exports every message', async () => {
    const text = await report(inbox, { ...usual, format: 'csv' });
    expect(text.split('\r\n')[1]).toBe(
      `"14 Nov 2026, 9:00 am","Asha Rana","'+91 00000 00000","asha@home.example","'=1+1","First\nsecond line","","","",""`,
    );
  });
});

it('lets nobody steer the terminal, and cuts what is too long', () => {
  const text = toTable(['A', 'B'], [['\u001B[2J\u202Eevil', 'a'.repeat(30)]], [20, 10]);
  expect(text.split('\n')[2]).toBe(`[2J evil   ${'a'.repeat(9)}…`);
});
