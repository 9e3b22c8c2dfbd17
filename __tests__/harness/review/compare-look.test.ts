/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { compareLook } from '../../../harness/review/compare-pages';
import { pagePicture } from '../../../harness/review/see-site';

const place = mkdtempSync(join(tmpdir(), 'look-'));
const out = join(place, 'out');
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A folder with the picture of /Fee in one colour. */
async function look(name: string, background: string): Promise<string> {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 360, height: 20, channels: 3, background } })
    .png()
    .toFile(join(folder, pagePicture('/Fee', 360)));
  return folder;
}

it('finds a change and shows its three sides', async () => {
  const folders = {
    before: [await look('a', '#ffffff')],
    after: [await look('b', '#eeeeee')],
    out,
  };
  expect(await compareLook('/Fee', 360, folders)).toMatchObject({
    verdict: 'changed',
    pixels: 7200,
    area: { x: 0, y: 0, width: 360, height: 20 },
  });
  for (const side of ['before', 'after', 'difference']) {
    expect(existsSync(join(out, `pages/Fee-360.${side}.webp`))).toBe(true);
  }
});

it('takes what was the same at one of two looks for unchanged', async () => {
  const [white, grey] = [await look('a', '#ffffff'), await look('b', '#eeeeee')];
  const folders = { before: [white, white], after: [grey, white], out };
  expect(await compareLook('/Fee', 360, folders)).toBeUndefined();
});

it('tells pages that are new from those that are gone', async () => {
  const [none, white] = [join(place, 'none'), await look('a', '#ffffff')];
  const fresh = await compareLook('/Fee', 360, { before: [none], after: [white], out });
  const gone = await compareLook('/Fee', 360, { before: [white], after: [none], out });
  expect([fresh?.verdict, gone?.verdict]).toEqual(['new', 'removed']);
});
