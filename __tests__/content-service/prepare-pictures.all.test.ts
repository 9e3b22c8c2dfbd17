/** @jest-environment node */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { readFileIndex } from '../../src/content-service/files/file-index';
import { makePictureCache } from '../../src/content-service/images/picture-cache';
import { preparePictures } from '../../src/content-service/images/prepare-pictures';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';

jest.setTimeout(60_000);
afterAll(cleanUp);

const log = { info: jest.fn(), warn: jest.fn() } as unknown as Parameters<
  typeof preparePictures
>[0]['log'];
afterEach(() => jest.clearAllMocks());

async function prepared(cacheBytes = 1e8, signal = new AbortController().signal) {
  const dataDir = await newDataFolder();
  const cacheDir = join(newFolder(), 'images');
  const cache = makePictureCache(cacheDir, cacheBytes);
  await preparePictures({
    dataDir,
    files: () => readFileIndex(dataDir),
    cache,
    cacheBytes,
    log,
    signal,
  });
  return { dataDir, cacheDir, cache };
}

it('has every size of a picture ready that a browser asks for', async () => {
  const { dataDir, cacheDir } = await prepared();
  // 160, 320, 480, 640, 960 and its own 1000 pixels, in both formats.
  expect(readdirSync(cacheDir)).toHaveLength(12);
  nameInNews(dataDir, 'wide.png');
  const app = await newApp({ dataDir, cacheDir });
  for (const width of [160, 264, 640, 960, 1080, 1920]) {
    for (const type of ['image/avif', 'image/webp']) {
      const before = readdirSync(cacheDir).length;
      const url = `/api/image/pictures/news/wide.png?w=${width}`;
      const reply = await app.inject({ url, headers: { accept: type } });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
      expect(readdirSync(cacheDir)).toHaveLength(before);
    }
  }
});

it('makes no picture twice, and again one that was removed', async () => {
  const { dataDir, cacheDir, cache } = await prepared();
  const again = () =>
    preparePictures({
      dataDir,
      files: () => readFileIndex(dataDir),
      cache,
      cacheBytes: 1e8,
      log,
      signal: new AbortController().signal,
    });
  jest.clearAllMocks();
  await again();
  expect(log.info).not.toHaveBeenCalled();
  rmSync(join(cacheDir, readdirSync(cacheDir)[0] ?? ''));
  await again();
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ made: 1 }), expect.any(String));
});

it('leaves half of the room to what visitors ask for', async () => {
  const { cacheDir } = await prepared(4000);
  expect(readdirSync(cacheDir).length).toBeLessThan(12);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'no room for more pictures');
});

it('ends with the service', async () => {
  const { cacheDir } = await prepared(1e8, AbortSignal.abort());
  expect(existsSync(cacheDir)).toBe(false);
});

it('runs in the service once it listens, and not before', async () => {
  const dataDir = await newDataFolder();
  const cacheDir = join(newFolder(), 'images');
  const told = new Promise<void>((done) => {
    const stream = { write: (line: string) => line.includes('pictures prepared') && done() };
    void newApp({ dataDir, cacheDir, preparePictures: true, logger: { stream } }).then((app) => {
      expect(existsSync(cacheDir)).toBe(false);
      return app.listen({ port: 0, host: '127.0.0.1' });
    });
  });
  await told;
  expect(readdirSync(cacheDir)).toHaveLength(12);
});

/** Names a picture in the lists, for nothing else is sent. */
function nameInNews(dataDir: string, picture: string): void {
  const item = `- { title: A, date: 1 May 2026, description: B, images: [pictures/news/${picture}] }`;
  writeFileSync(join(dataDir, 'news.yaml'), item);
}

/** A part of a PNG: its length, name, data and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(data.length);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}

/** A black square of one bit a pixel, in a few kilobytes. */
function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('sends a picture of too many pixels as it stands, whatever size is asked for', async () => {
  const dataDir = await newDataFolder();
  const bomb = join(dataDir, 'pictures/news/bomb.png');
  writeFileSync(bomb, hugePng(20_000));
  nameInNews(dataDir, 'bomb.png');
  const app = await newApp({ dataDir });
  const before = process.memoryUsage().rss;
  const replies = await Promise.all(
    ['1', '320', '5000'].map((w) =>
      app.inject({
        url: `/api/image/pictures/news/bomb.png?w=${w}`,
        headers: { accept: 'image/avif' },
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(replies.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('image/png'));
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

it('sends a photo of two hundred megapixels, as phones take them, small and without its data', async () => {
  const dataDir = await newDataFolder();
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c01818' } })
    .resize(16_320, 12_240, { kernel: 'nearest' })
    .withExif({ IFD0: { Model: 'Phone of the office' } })
    .jpeg({ quality: 30, optimiseCoding: false })
    .toFile(join(dataDir, 'pictures/news/large.jpg'));
  nameInNews(dataDir, 'large.jpg');
  const app = await newApp({ dataDir });
  for (const [query, width] of [
    ['?w=320', 320],
    ['', 2560],
  ] as const) {
    const { statusCode, rawPayload } = await app.inject(
      `/api/image/pictures/news/large.jpg${query}`,
    );
    expect([statusCode, rawPayload.includes('Phone of')]).toEqual([200, false]);
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  }
});
