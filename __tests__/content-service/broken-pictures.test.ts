/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { cleanUp, newApp, newFolder } from './support/app';
import { albumPage, circularPage } from './support/item-pages';
import { addressOf, heic, photo, writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

jest.setTimeout(120_000);
afterAll(cleanUp);

const folder = 'pictures/albums/odd';
const yaml = (images: readonly string[]) => ({
  'albums.yaml': `- { id: odd, title: Odd, date: 1 May 2026, folder: ${folder}, description: A. }\n`,
  ...(images.length > 0 && {
    'news.yaml': `- { title: A, date: 1 May 2026, description: B, images: [${images.join(', ')}] }\n`,
  }),
});

/** Each way in which a picture is none, and what is said of it. */
async function brokenOnes(): Promise<Record<string, [bytes: Buffer | string, words: RegExp]>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 600, channels: 3, background: '#000', noise } as const;
  const large = sharp({ create });
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const jpeg = await large.clone().jpeg().toBuffer();
  const cut = /^the picture is cut off, its end is missing; copy it again/;
  return {
    'cut-off.jpg': [half(jpeg), cut],
    'filled.jpg': [Buffer.concat([half(jpeg), Buffer.alloc(jpeg.length / 2)]), cut],
    'thumb.jpg': [
      half(
        await large
          .clone()
          .withExif({ IFD0: { Copyright: '\xff\xd9'.repeat(9) } })
          .jpeg()
          .toBuffer(),
      ),
      cut,
    ],
    'head-only.jpg': [jpeg.subarray(0, 100), cut],
    'cut-off.png': [half(await large.clone().png().toBuffer()), cut],
    'cut-off.webp': [half(await large.clone().webp().toBuffer()), cut],
    'cut-off.avif': [half(await large.clone().avif({ effort: 0 }).toBuffer()), cut],
    'empty.jpg': ['', /^the file is empty; copy it again$/],
    'saved-error-page.jpg': [
      '\n<!DOCTYPE html><html><title>404</title></html>',
      /^this is a web page and no picture; save the picture itself$/,
    ],
    'phone.jpg': [heic, /^HEIC can’t be shown by browsers; save it as JPEG/],
    'moving.png': ['GIF89a', /^a GIF keeps notes/],
    'print.jpg': ['II*\0', /^TIFF can’t be shown by browsers; save it as JPEG$/],
    'paint.jpg': ['BM6', /^BMP can’t be shown by browsers; save it as JPEG$/],
    'form.jpg': ['%PDF-1.7', /^this is a PDF and no picture; save it as JPEG$/],
    'film.jpg': ['\0\0\0\x18ftypisom\0\0\0\0', /^videos are not shown from here/],
    'drawing.png': ['<svg xmlns="http://www.w3.org/2000/svg"/>', /^this is a drawing; /],
    'words.jpg': ['not a picture', /^this is no picture; save it as JPEG$/],
  };
}

/** Red on the left, blue on the right, for a print shop: four inks, their values turned round by none. */
const cmyk = () => photo(300).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();

const good = async () => ({
  'cmyk.jpg': await cmyk(),
  'sixteen-bit.png': await photo().toColourspace('rgb16').png().toBuffer(),
  'animated.webp': await sharp({
    create: { width: 60, height: 80, channels: 3, background: '#c01818', pageHeight: 40 },
  })
    .webp()
    .toBuffer(),
  'really-a.png.jpg': await photo().png().toBuffer(),
});

let dataDir: string;
let publicDir: string;
let broken: Awaited<ReturnType<typeof brokenOnes>>;
let whole: Awaited<ReturnType<typeof good>>;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = newFolder();
  publicDir = newFolder();
  [broken, whole] = [await brokenOnes(), await good()];
  const files = Object.entries(broken).map(([name, [bytes]]) => [name, bytes] as const);
  writeFiles(dataDir, {
    ...yaml(['pictures/news/cut-off.jpg', 'pictures/news/cmyk.jpg', 'pictures/news/empty.jpg']),
    // In front of all others, so that the card would be made of it.
    ...Object.fromEntries(files.map(([name, bytes]) => [`${folder}/0 ${name}`, bytes])),
    ...Object.fromEntries(
      Object.entries(whole).map(([name, bytes]) => [`${folder}/1 ${name}`, bytes]),
    ),
    'pictures/news/cut-off.jpg': broken['cut-off.jpg']?.[0] ?? '',
    'pictures/news/empty.jpg': '',
    'pictures/news/cmyk.jpg': whole['cmyk.jpg'],
  });
  writeFiles(publicDir, {
    'index.html': '',
    'Circular/index.html': circularPage,
    'SubGallery/index.html': albumPage,
  });
  app = await newApp({ dataDir, publicDir });
});

it('names each of them in the check, where it lies or where it is named', () => {
  const told = dataDiagnostics(dataDir);
  const news = told.filter(({ file }) => file.endsWith('news.yaml'));
  expect(news.map(({ line, column, message }) => [line, column, message])).toEqual([
    [
      1,
      58,
      expect.stringMatching(/^pictures\/news\/cut-off\.jpg can't be shown: the picture is cut off/),
    ],
    [
      1,
      109,
      expect.stringMatching(/^pictures\/news\/empty\.jpg can't be shown: the file is empty/),
    ],
  ]);
  const inAlbum = Object.fromEntries(
    told
      .filter(({ file }) => file.includes('/0 '))
      .map(({ file, message }) => [file.slice(file.indexOf('/0 ') + 3), message]),
  );
  const right = Object.entries(broken).map(([name, [, words]]) => [
    name,
    expect.stringMatching(words),
  ]);
  expect(inAlbum).toEqual(Object.fromEntries(right));
  expect(told).toHaveLength(news.length + right.length);
});

it('keeps the others of the album, whose number its page tells, and sends no broken one', async () => {
  const { attachments } = (await app.inject('/api/subGallery?id=odd')).json<{
    attachments: string[];
  }>();
  const names = Object.keys(whole);
  expect(new Set(attachments)).toEqual(new Set(names.map((name) => `${folder}/1 ${name}`)));
  expect((await app.inject('/Gallery/odd')).body).toContain(`1 May 2026. ${names.length} photos`);
  for (const name of Object.keys(broken)) {
    expect((await app.inject(addressOf(`${folder}/0 ${name}`))).statusCode).toBe(404);
  }
  const [{ image } = { image: [] }] = (await app.inject('/api/news/all/DHS')).json<
    { image: string[] }[]
  >();
  expect(image).toEqual(['pictures/news/cmyk.jpg']);
});

it('makes the card of the first photo that can be read, its colours right', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/Gallery/odd/card.jpg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(rawPayload).metadata()).space).toBe('srgb');
});

it.each([
  ['', undefined, 'image/jpeg'],
  ['?w=160', 'image/avif', 'image/avif'],
  ['?w=160', 'image/webp', 'image/webp'],
  ['?w=160', undefined, 'image/jpeg'],
])('sends a photo of a print shop as screens show it (%s, %s)', async (query, accept, type) => {
  const reply = await app.inject({
    url: addressOf(`${folder}/1 cmyk.jpg`) + query,
    headers: accept ? { accept } : {},
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
  const { space, width = 0, height = 0 } = await sharp(reply.rawPayload).metadata();
  expect(space).toBe('srgb');
  const pixel = async (left: number) => {
    const area = { left, top: Math.floor(height / 2), width: 1, height: 1 };
    return [...(await sharp(reply.rawPayload).extract(area).removeAlpha().raw().toBuffer())];
  };
  const [red = [], blue = []] = [await pixel(5), await pixel(width - 5)];
  expect((red[0] ?? 0) - (red[2] ?? 0)).toBeGreaterThan(80);
  expect((blue[2] ?? 0) - (blue[0] ?? 0)).toBeGreaterThan(40);
});

it('tells the type of a photo by its bytes', async () => {
  const reply = await app.inject(addressOf(`${folder}/1 really-a.png.jpg`));
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
});

it('writes none that is broken into a site of files, one whose pixels are damaged included', async () => {
  const damaged = await photo(900).png().toBuffer();
  damaged.fill(0x55, 200, damaged.length - 200);
  writeFileSync(join(dataDir, folder, '00 damaged.png'), damaged);
  const built = newFolder();
  writeFiles(built, { 'Circular/index.html': circularPage, 'SubGallery/index.html': albumPage });
  const { unreadable, writePages } = await filesOfLists(dataDir, built);
  await writePages();
  rmSync(join(dataDir, folder, '00 damaged.png'));
  expect(unreadable).toEqual([`${folder}/00 damaged.png`]);
  const album = JSON.parse(readFileSync(join(built, 'api/subGallery/odd'), 'utf8')) as {
    attachments: string[];
  };
  expect(album.attachments).toHaveLength(Object.keys(whole).length);
  for (const path of album.attachments) {
    await sharp(join(built, 'api/image', path)).stats();
    await sharp(join(built, 'api/image/320', `${path}.webp`)).stats();
  }
  await sharp(join(built, 'Gallery/odd/card.jpg')).stats();
  expect(existsSync(join(built, 'api/image', folder, '0 empty.jpg'))).toBe(false);
});

it('shows a photo once the rest of it is there', async () => {
  const dir = newFolder();
  const jpeg = await photo().jpeg().toBuffer();
  writeFiles(dir, {
    ...yaml([]),
    [`${folder}/1.jpg`]: jpeg,
    [`${folder}/2.jpg`]: jpeg.subarray(0, 300),
  });
  let look = () => {};
  const live = await newApp({
    dataDir: dir,
    contentChecks: (check) => {
      look = check;
      return () => {};
    },
  });
  const count = async () =>
    (await live.inject('/api/subGallery?id=odd')).json<{ attachments: string[] }>().attachments
      .length;
  expect(await count()).toBe(1);
  writeFileSync(join(dir, folder, '2.jpg'), jpeg);
  look();
  look();
  expect(await count()).toBe(2);
});
