/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readOutput } from '../../../src/cli/edit/import/run-import';
import { resultView } from '../../../src/cli/edit/import/import-view';
import { targetsOf } from '../../../src/cli/edit/import/targets';
import { removeFolders } from '../support/copied-content';
import { school } from '../import/support';
import { openImport } from './support';

const opened: Awaited<ReturnType<typeof openImport>>[] = [];
async function office() {
  const one = await openImport(school());
  opened.push(one);
  return one;
}
afterAll(async () => {
  for (const { app } of opened) await app.close();
  removeFolders();
});

const uploadFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('school-import-'));

it('lets in the first who opens its address, and nobody after', async () => {
  const { origin, token, opened: first, cookie } = await office();
  expect([first.status, first.headers.get('location')]).toEqual([303, '/import/']);
  expect(first.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/import\/$/);
  expect((await fetch(`${origin}/import/open/${token}`)).status).toBe(403);
  expect((await fetch(`${origin}/import/`)).status).toBe(403);
  const page = await fetch(`${origin}/import/`, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: '' }],
  ['whoever has no cookie', { cookie: '' }],
])('takes nothing of %s', async (_case, headers) => {
  const { post } = await office();
  expect((await post('uploads', { headers })).status).toBe(403);
});

it('takes no file that leads out of its folder, and leaves none behind', async () => {
  const before = uploadFolders();
  const one = await openImport(school());
  for (const name of ['../x.csv', 'a/b/c.csv', '/etc/x.csv', '..', '', '.hidden.csv']) {
    await expect(one.choose({ [name]: 'Name' })).rejects.toThrow(/can’t be taken/);
  }
  const upload = await one.choose({ 'a.csv': 'Name', 'b.csv': 'Name' });
  expect((await one.json(`preview/${upload}`)).error).toMatch(/^Choose one table/);
  expect((await one.json(`accept/${upload}`)).error).toBe('Nothing has been shown to be written.');
  expect((await one.json('preview/unknown')).error).toBe('Choose the file again.');
  await one.app.close();
  expect(uploadFolders()).toEqual(before);
  expect(existsSync('/etc/x.csv')).toBe(false);
});

it('offers the lists, and the tables and people of pages', () => {
  const page = `path: /Staff
title: Staff
blocks:
  - { kind: people, id: teachers, heading: Teachers, items: [] }
  - { kind: table, caption: Without an id }
`;
  const targets = targetsOf(school({ 'pages/staff.yaml': page }));
  expect(targets.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['birthdays', 'register', 'pages/staff.yaml#teachers']),
  );
  expect(targets.find(({ to }) => to.endsWith('#teachers'))?.words).toBe(
    'the page Staff: Teachers',
  );
});

it('reads what the command prints, as text', () => {
  const result = readOutput(`toppers.csv → content/service/toppers.yaml
+ A2  <b>Asha</b>, XII
~ A3  Kabir: class X → XII
! toppers.csv, D4: "x" is no result
1 added, 1 changed, 0 as before, 0 removed; 1 row left out
Nothing was written. Add --yes to write all of it.
`);
  expect(result).toMatchObject({ canWrite: true, isWritten: false, unclear: [] });
  const html = resultView(result);
  expect(html).toContain(
    '<li class="new"><b>New</b>  A2  &lt;b&gt;Asha&lt;/b&gt;, XII</li>'.replace('  A2', ' A2'),
  );
  expect(html).toContain('1 place of the file can’t be read');
  expect(html).toContain('id="accept"');
});

it('asks for columns that are not clear', () => {
  const result = readOutput(`It isn't clear which column holds the name; say so: --columns name="…"
It isn't clear which column holds the session of the examination; say so: --columns session="…", or for all rows --set session=2025-2026
Its headings: Candidate, Marks
`);
  expect(result.unclear).toEqual([
    { field: 'name', words: 'the name', isForAll: false },
    { field: 'session', words: 'the session of the examination', isForAll: true },
  ]);
  const html = resultView(result);
  expect(html).toContain('<option>Candidate</option><option>Marks</option>');
  expect(html).toContain('name="set.session"');
  expect(html).not.toContain('id="accept"');
});

it('speaks of the page and not of the options of the command', () => {
  const { lines } =
    readOutput(`It isn't clear what the rows are; say so: --to birthdays, --to toppers
It has several sheets: "X", "XII". Say which one: --sheet "X", or --sheet all
--set description=…: an answer is needed, for example: The play was given.
Album: Onam, 26 August 2026; --set date=… says another day
Not taken away: 2 of classes that the file does not have; --remove-all takes these away too
0 added, 0 changed, 1 as before, 0 removed (--remove takes 3 away that the file does not have); every row was read
The page "Our year" (content/pages/year.yaml); --no-page leaves it as it is
! fees.pdf: this is a document and no photo; the same with --to circulars takes the documents of a folder
Note: no column says the class, and the rows are taken without one; --set class=… gives it
A calendar file goes into the calendar or the events: --to calendar or --to events
--sheet: there is no sheet "IX"; there are "X", "XII"
Note: 4 files of its media library; those that pages show come with --fetch
pages/staff.yaml has several tables; write --to pages/staff.yaml#teachers or --to pages/staff.yaml#office
pictures in 2 posts are left out without --fetch
! pupils.csv, D: does the column "Status" say who has left? "SC" (3 rows) may mean it, so these rows are not taken. Where all of them are at school, add --at-school "SC,OBC"; else write "Studying" for those who are, and leave the others out
`);
  expect(lines.filter((line) => line.includes('--'))).toEqual([]);
  expect(lines.at(-1)).toContain(
    'at school, write SC,OBC under “More”, at “Who is at school”; else',
  );
  expect(lines[0]).toBe("It isn't clear what the rows are; choose it at “Where it goes”");
});
