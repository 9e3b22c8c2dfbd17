/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPages } from '../../../src/build/finish/kept-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rules = { deferred: ['.a{top:0}'], print: [], tokens: [], printTokens: [] };
const finish = jest.fn((raw: string) => Promise.resolve({ html: raw.toUpperCase(), rules }));

it('finishes a page once, and again where it is another one or made by other code', async () => {
  const built = keptPages(folder, 'code 1', finish);
  const first = await built('fees');
  expect(first).toEqual({ html: 'FEES', rules });
  expect(await keptPages(folder, 'code 1', finish)('fees')).toEqual(first);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(await built('news')).toEqual({ html: 'NEWS', rules });
  expect(await keptPages(folder, 'code 2', finish)('fees')).toEqual(first);
  expect(finish.mock.calls).toEqual([['fees'], ['news'], ['fees']]);
});

it('keeps nothing of a page that cannot be finished', async () => {
  const broken = () => Promise.reject(new Error('it has no head'));
  await expect(keptPages(folder, 'code', broken)('fees')).rejects.toThrow('it has no head');
  expect((await keptPages(folder, 'code', finish)('fees')).html).toBe('FEES');
});

it('finishes a page with lists once, though each build says another minute in it', async () => {
  const page = (...minutes: string[]) =>
    minutes.map((minute) => `<p role="status" data-as-of="" class="a">As of ${minute}</p>`).join();
  const built = keptPages(folder, 'code', (html) => Promise.resolve({ html: `${html}!`, rules }));
  expect((await built(page('10:05', '10:06'))).html).toBe(`${page('10:05', '10:06')}!`);
  expect((await built(page('11:20 $&', '11:20'))).html).toBe(`${page('11:20 $&', '11:20')}!`);
  expect(readdirSync(folder)).toHaveLength(1);
});
