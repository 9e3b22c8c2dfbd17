/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { callCaching, notStored } from '../../src/content-service/caching';
import { lists } from '../../src/content-service/dataset/lists';
import { listFolders } from '../../src/build/hosting/list-files';
import { cleanUp, newApp, newFolder } from './support/app';
import { replyPath } from '../../src/lib/http/list-files';
import { newDataFolder } from './support/data-folder';
import { filesOfLists } from './support/list-files';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(120_000);

const news = `
- { title: Always, date: 1 November 2026, description: It is there., images: [pictures/news/wide.png], attachments: [papers/certificates/one.pdf] }
- { title: Draft, date: 1 November 2026, description: Not yet., draft: true, attachments: [papers/secret.pdf] }
- { title: Coming, date: 1 November 2026, description: Soon., publishFrom: 2026-11-14 09:02 }
- { title: Ending, date: 1 November 2026, description: Now., publishUntil: 2026-11-14 09:04 }
- { title: Ended, date: 1 November 2026, description: Past., publishUntil: 2026-11-14 08:59 }
`;
const highlights = `
- { title: Always }
- { title: Until tomorrow, from: 1 November, until: 15 November }
`;
const albums = `
- { id: annual-day, title: Annual Day, date: 1 November 2026, description: A play., folder: pictures/albums/play }
`;

type Sent = Record<string, unknown>;

let dataDir: string;
let publicDir: string;
const at = (path: string) => join(publicDir, path);
const json = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

beforeAll(async () => {
  dataDir = await newDataFolder();
  writeFileSync(join(dataDir, 'news.yaml'), news);
  writeFileSync(join(dataDir, 'highlights.yaml'), highlights);
  writeFileSync(join(dataDir, 'albums.yaml'), albums);
  writeFileSync(join(dataDir, 'papers/secret.pdf'), 'nobody reads this yet');
  const register = '- { admission: A/1, name: Asha Menon, file: papers/certificates/one.pdf }\n';
  writeFileSync(join(dataDir, 'register.yaml'), register);
  mkdirSync(join(dataDir, 'papers/certificates'));
  writeFileSync(join(dataDir, 'papers/certificates/one.pdf'), 'for one person');
  mkdirSync(join(dataDir, 'pictures/albums/play'), { recursive: true });
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#23503D' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 0/1' } })
    .jpeg()
    .toFile(join(dataDir, 'pictures/albums/play/01.jpg'));
  publicDir = newFolder();
  await filesOfLists(dataDir, publicDir);
});
afterAll(cleanUp);

/** A list without what files say beside what the service sends. */
const asSent = (records: unknown) =>
  (records as Sent[]).map(({ publishUntil: _until, ...record }) => record);

test('every list stands at its address as the service answers there', async () => {
  const app = await newApp({ dataDir });
  for (const call of Object.keys(lists)) {
    const path = call.replace(':code', 'DHS');
    expect([path, asSent(json(replyPath(path)))]).toEqual([path, (await app.inject(path)).json()]);
  }
  const album = (await app.inject('/api/subGallery?id=annual-day')).json<Sent>();
  expect(json('/api/subGallery/annual-day')).toEqual(album);
});

test('no two lists have names that a disk of Windows takes for one', () => {
  const files = readdirSync(at('api'), { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).toLowerCase());
  const folders = [...new Set(names.map((name) => dirname(name)))];
  expect(names.length).toBeGreaterThan(Object.keys(lists).length);
  expect(new Set([...names, ...folders]).size).toBe(names.length + folders.length);
  expect(existsSync(at('api/Events'))).toBe(false);
});

test('drafts, what is to come and what has ended are in no file; what ends says when', () => {
  const titles = (json('/api/news/all/DHS') as Sent[]).map(({ title, publishUntil }) => [
    title,
    publishUntil,
  ]);
  expect(titles).toEqual([
    ['Always', undefined],
    ['Ending', '2026-11-14T03:34:00.000Z'],
  ]);
});

test('lines of a season end with it', () => {
  const ends = (json('/api/highlight/DHS') as Sent[]).map(({ title, publishUntil }) => [
    title,
    publishUntil,
  ]);
  expect(ends).toEqual([
    ['Always', undefined],
    ['Until tomorrow', '2026-11-15T18:30:00.000Z'],
  ]);
});

test('birthdays end with their day at school', () => {
  const birthdays = json('/api/birthdays/DHS') as Sent[];
  expect(birthdays.length).toBeGreaterThan(0);
  expect(new Set(birthdays.map(({ publishUntil }) => publishUntil))).toEqual(
    new Set(['2026-11-14T18:30:00.000Z']),
  );
});

test('pictures are there in every width, and tell nobody where they were taken', async () => {
  const width = async (path: string) => (await sharp(at(path)).metadata()).width;
  expect(await width('/api/image/320/pictures/news/wide.png.webp')).toBe(320);
  expect(await width('/api/image/1920/pictures/news/wide.png.webp')).toBe(1000);
  expect(await width('/api/image/pictures/news/wide.png')).toBe(1000);
  const photo = await sharp(at('/api/image/pictures/albums/play/01.jpg')).metadata();
  expect(photo.width).toBe(400);
  expect(photo.exif).toBeUndefined();
});

test('certificates, and documents that no list names now, stay where they are', () => {
  expect(existsSync(join(dataDir, 'papers/certificates/one.pdf'))).toBe(true);
  const files = readdirSync(at('/api'), { recursive: true }).map(String);
  expect(files.filter((file) => /certificates|secret/.test(file))).toEqual([]);
});

test('hosts are told of every list, and to keep none that names pupils', () => {
  const rule = (call: string) => listFolders.find(({ path }) => replyPath(call).startsWith(path));
  for (const call of [...Object.keys(lists), '/api/subGallery/:id'] as (keyof typeof lists)[]) {
    const naming = callCaching[call] === notStored;
    expect([call, rule(call)?.namesPupils]).toEqual([call, naming]);
  }
});
