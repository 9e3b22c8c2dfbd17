/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixture, read, school, withoutTerminal } from '../import/support';
import { samplePicture } from '../support/copied-content';
import { importHere, linesOf, openImport } from './support';

jest.setTimeout(300_000);
withoutTerminal();

const opened: Awaited<ReturnType<typeof openImport>>[] = [];
async function office(files: Record<string, string> = {}, run?: typeof importHere) {
  const dir = school(files);
  const one = await openImport(dir, run);
  opened.push(one);
  return { ...one, dir };
}
afterAll(async () => {
  for (const { app } of opened) await app.close();
});

const empty = { 'service/birthdays.csv': 'Name,Class,Birthday\n' };

it('takes who is at school by the words of a status', async () => {
  const { choose, json } = await office({}, importHere);
  const words = ['SC', 'OBC', 'SC', 'General', 'EWS', 'OBC', 'SC'];
  const rows = words.map(
    (word, at) => `Asha ${'ABCDEFG'.charAt(at)}. Menon,V,${at + 1} May,${word}`,
  );
  const upload = await choose({ 'pupils.csv': ['Name,Class,DOB,Status', ...rows, ''].join('\n') });
  const shown = async (more: object) =>
    (await json(`preview/${upload}`, { to: 'birthdays', ...more })).html;
  expect(await shown({})).toContain('1 added, 0 changed');
  expect(await shown({ 'at-school': 'SC,OBC,EWS' })).toContain('7 added, 0 changed');
});

it('shows 300 birthdays row by row, and writes them once they are accepted', async () => {
  const { dir, choose, json } = await office(empty);
  const upload = await choose({ 'birthdays.xlsx': readFileSync(fixture('birthdays-300.xlsx')) });
  const shown = await json(`preview/${upload}`);
  const lines = linesOf(shown.html);
  expect(lines.filter((line) => line.startsWith('New '))).toHaveLength(290);
  expect(lines.filter((line) => line.startsWith('Can’t be read '))).toHaveLength(10);
  expect(read(dir, 'service/birthdays.csv')).toBe(empty['service/birthdays.csv']);
  const done = await json(`accept/${upload}`);
  expect(done.html).toContain('This was written');
  expect(read(dir, 'service/birthdays.csv').split('\n')).toHaveLength(292);
  // What was accepted once can't be again.
  expect((await json(`accept/${upload}`)).error).toBe('Choose the file again.');
});

it('writes nothing of what was not shown', async () => {
  const { dir, choose, json } = await office(empty, importHere);
  const upload = await choose({ 'birthdays.csv': 'Name,DOB\nAsha Menon,5/4\n' });
  await json(`preview/${upload}`);
  const other = 'Name,Class,Birthday\nAsha Menon,,5 April\n';
  writeFileSync(join(dir, 'service/birthdays.csv'), other);
  const { html } = await json(`accept/${upload}`);
  expect(html).toContain('the website has changed since');
  expect(read(dir, 'service/birthdays.csv')).toBe(other);
});

it('asks for a column, and goes on with the answer', async () => {
  const { choose, json } = await office(empty, importHere);
  const upload = await choose({ 'list.csv': 'Kid,DOB\nAsha Menon,5/4\n' });
  const to = 'birthdays';
  expect((await json(`preview/${upload}`, { to })).html).toContain('Which column holds the name?');
  const { html } = await json(`preview/${upload}`, { to, columns: 'name="Kid"' });
  expect(linesOf(html)).toContainEqual('New  A2  Asha Menon, 5 April'.replace('New  ', 'New '));
});

it('takes a folder of photos, and says in a sentence what it can’t read', async () => {
  const { dir, choose, json } = await office({}, importHere);
  const photo = join(dir, 'one.webp');
  samplePicture(photo);
  const upload = await choose({
    'Republic Day/1.webp': readFileSync(photo),
    'Republic Day/notes.txt': 'x',
  });
  const set = 'description="The parade of the four houses."';
  const { html } = await json(`preview/${upload}`, { set });
  expect(linesOf(html).join('\n')).toMatch(
    /New 1\.webp → pictures\/albums\/republic-day\/001\.webp/,
  );
  expect((await json(`accept/${upload}`)).html).toContain('This was written');
  const broken = await choose({ 'list.xlsx': 'PK\u0003\u0004 none' });
  expect((await json(`preview/${broken}`)).html).toContain('Nothing to write');
});
