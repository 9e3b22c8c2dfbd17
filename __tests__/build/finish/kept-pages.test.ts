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

it('keeps no page with lists, which tells its minute and would never be asked for again', async () => {
  const page = '<p role="status" data-as-of="">10:05 am</p>';
  await keptPages(folder, 'code', finish)(page);
  expect(readdirSync(folder)).toEqual([]);
});
