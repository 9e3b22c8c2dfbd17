/** @jest-environment node */
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { cleanPhotos } from '../../src/cli/content-pictures/clean-photos';
import { photoHints } from '../../src/cli/content-pictures/photo-hints';
import { removeContent, writeContent } from '../content/content-folder';
import { halves, phonePhoto } from '../support/phone-photo';
import { runHere } from '../support/run-here';
import { newFolder, removeFolders } from './support/copied-content';

jest.setTimeout(120_000);

let photo: string;
let small: string;
beforeAll(async () => {
  const folder = newFolder();
  photo = join(folder, 'phone.jpg');
  small = join(folder, 'small.jpg');
  await phonePhoto(photo);
  await phonePhoto(small, [400, 300]);
});
afterEach(() => {
  process.exitCode = 0;
});
afterAll(() => {
  removeContent();
  removeFolders();
});

async function clean(dir: string): Promise<string[]> {
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  await cleanPhotos({ dir });
  log.mockRestore();
  return output;
}

/** A content folder with a photo of a phone among its pictures and a small one among those of its service. */
function withPhotos(phone: string): string {
  const dir = writeContent({
    'pictures/dawn.webp': readFileSync('content/pictures/scenes/dawn.webp'),
  });
  mkdirSync(join(dir, 'service/pictures/news'), { recursive: true });
  copyFileSync(phone, join(dir, 'pictures/phone.jpg'));
  copyFileSync(small, join(dir, 'service/pictures/news/small.jpg'));
  return dir;
}

it('knows a photo of a phone by what it says of itself', async () => {
  expect(await inspectPhoto(photo)).toEqual({
    width: 3000,
    height: 4000,
    sideways: true,
    hasData: true,
    hasPlace: true,
  });
  expect(await inspectPhoto('content/pictures/scenes/dawn.webp')).toMatchObject({
    sideways: false,
    hasData: false,
    hasPlace: false,
  });
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('finds the place in %s', async (format) => {
  const file = await sharp(small).keepExif().toFormat(format).toBuffer();
  expect((await inspectPhoto(file)).hasPlace).toBe(true);
});

it('makes photos upright, smaller and silent, and leaves the others alone', async () => {
  const dir = withPhotos(photo);
  const before = readFileSync(join(dir, 'pictures/dawn.webp'));
  const output = await clean(dir);
  expect(output).toEqual([
    expect.stringMatching(
      /^content\/pictures\/phone\.jpg: 3000 × 4000, \d+ kB, with its place -> 2250 × 3000, \d+ kB$/,
    ),
    expect.stringMatching(
      /^content\/service\/pictures\/news\/small\.jpg: 300 × 400, \d+ kB, with its place -> 300 × 400, \d+ kB$/,
    ),
    'pictures: 3 looked at, 2 changed',
  ]);
  for (const name of ['pictures/phone.jpg', 'service/pictures/news/small.jpg']) {
    const facts = await inspectPhoto(join(dir, name));
    expect(facts).toMatchObject({ sideways: false, hasData: false, hasPlace: false });
    expect(await halves(join(dir, name))).toEqual(['red', 'blue']);
  }
  expect(readFileSync(join(dir, 'pictures/dawn.webp'))).toEqual(before);
  const { mtimeMs } = statSync(join(dir, 'pictures/phone.jpg'));
  expect(await clean(dir)).toEqual(['pictures: 3 looked at, 0 changed']);
  expect(statSync(join(dir, 'pictures/phone.jpg')).mtimeMs).toBe(mtimeMs);
});

it('fails for what is no picture, and goes on with the others', async () => {
  const dir = withPhotos(small);
  writeFileSync(join(dir, 'pictures/a.png'), 'no picture');
  const { status, output, errorOutput } = await runHere(['pictures', '--dir', dir]);
  expect(errorOutput).toBe(
    'content/pictures/a.png: no readable picture; save it again as .jpg, .png or .webp\n',
  );
  expect(output).toContain('pictures: 4 looked at, 2 changed');
  expect(status).toBe(1);
});

it('hints at photos that tell their place, and at those that are too large, but stops nothing', async () => {
  const dir = withPhotos(small);
  const wide = { create: { width: 4200, height: 900, channels: 3 as const, background: '#123' } };
  const noise = { gaussian: true, mean: 128, sigma: 60 };
  await sharp({ create: { ...wide.create, noise: { type: 'gaussian', ...noise } } })
    .jpeg({ quality: 70 })
    .toFile(join(dir, 'papers/wide.jpg'));
  const hints = (await photoHints(dir)).map(({ file, message }) => [file, message.split(';')[0]]);
  expect(hints).toEqual([
    ['content/papers/wide.jpg', 'it has 4200 × 900 pixels'],
    ['content/pictures/phone.jpg', 'it tells where it was taken'],
    ['content/service/pictures/news/small.jpg', 'it tells where it was taken'],
  ]);
});

it('does not promise to make what is too large smaller', async () => {
  const dir = writeContent();
  const wall = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
  // The frame of a JPEG tells its height and width: to draw so many pixels takes seconds.
  const frame = wall.indexOf(Buffer.from([0xff, 0xc0]));
  for (const at of [5, 7]) wall.writeUInt16BE(16_400, frame + at);
  const end = wall.length - 2;
  const large = Buffer.concat([wall.subarray(0, end), Buffer.alloc(2_000_000), wall.subarray(end)]);
  writeFileSync(join(dir, 'pictures/wall.jpg'), large);
  expect((await photoHints(dir)).map(({ message }) => message)).toEqual([
    'it has 16400 × 16400 pixels, too many to be made smaller here, so it may not be shown; save it smaller',
  ]);
});

it('tells the hints when the content is checked', async () => {
  const dir = writeContent();
  copyFileSync(small, join(dir, 'pictures/small.jpg'));
  const { status, output } = await runHere(['check', '--dir', dir]);
  expect(output).toMatch(
    /no faults\ncontent\/papers\/form\.pdf: not published, .+\ncontent\/pictures\/small\.jpg: it tells where it was taken; .+ npx school pictures fixes it\n$/,
  );
  expect(status).toBe(0);
});
