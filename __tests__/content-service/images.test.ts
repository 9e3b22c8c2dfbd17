/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePictureCache } from '../../src/content-service/images/picture-cache';
import { isPlainPath } from '../../src/lib/files/file-name';
import { formatFor, widthFor } from '../../src/content-service/images/resize';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { halves, phonePhoto } from '../support/phone-photo';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

/** Names what is to be sent, and what may not be sent although something names it. */
const news = `
- title: A
  date: 1 November 2026
  description: B
  images: [${[
    'news/wide.png',
    'news/phone.jpg',
    'news/cut.jpg',
    'mark.svg',
    'broken.png',
    'notes.txt',
    'none.png',
  ]
    .map((name) => `pictures/${name}`)
    .join(', ')}]
  attachments: [papers/note.pdf, papers/link.pdf, papers/etc/passwd, papers/certificates/scan.jpg]
`;

let app: FastifyInstance;
let dataDir: string;
let cacheDir: string;
const wide = '/api/image/pictures/news/wide.png';

beforeAll(async () => {
  dataDir = await newDataFolder();
  cacheDir = join(newFolder(), 'images');
  writeFileSync(join(dataDir, 'papers/note.pdf'), '%PDF-1.7 a small paper');
  writeFileSync(join(dataDir, 'pictures/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dataDir, 'pictures/broken.png'), 'no picture');
  writeFileSync(join(dataDir, 'pictures/notes.txt'), 'not served');
  writeFileSync(join(dataDir, 'pictures/.hidden.png'), 'not served');
  writeFileSync(join(dataDir, 'secret.pdf'), 'outside');
  mkdirSync(join(dataDir, 'pictures-more'));
  writeFileSync(join(dataDir, 'pictures-more/a.png'), 'outside');
  symlinkSync(join(dataDir, 'secret.pdf'), join(dataDir, 'papers/link.pdf'));
  symlinkSync('/etc', join(dataDir, 'papers/etc'));
  writeFileSync(join(dataDir, 'news.yaml'), news);
  mkdirSync(join(dataDir, 'papers/certificates'));
  await phonePhoto(join(dataDir, 'pictures/news/phone.jpg'));
  await phonePhoto(join(dataDir, 'papers/certificates/scan.jpg'), [400, 300]);
  const whole = readFileSync(join(dataDir, 'pictures/news/phone.jpg'));
  // Its head can be read, its pixels can't.
  writeFileSync(join(dataDir, 'pictures/news/cut.jpg'), whole.subarray(0, 3000));
  app = await newApp({ dataDir, cacheDir });
});
afterAll(cleanUp);

const widthOf = async (data: Buffer) => (await sharp(data).metadata()).width;

describe('whole files', () => {
  it.each([
    ['/api/image/papers/note.pdf', 'application/pdf', 'no-store'],
    ['/api/image?url=papers/note.pdf', 'application/pdf', 'no-store'],
    ['/api/image?url=papers%2Fnote.pdf', 'application/pdf', 'no-store'],
    ['/api/image?url=/papers/note.pdf', 'application/pdf', 'no-store'],
    ['/api/image/papers%2Fnote.pdf', 'application/pdf', 'no-store'],
    [wide, 'image/png', 'private, max-age=86400'],
    ['/api/image/pictures/mark.svg', 'image/svg+xml', 'private, max-age=86400'],
  ])('%s comes as %s', async (url, type, caching) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers).toMatchObject({
      'cache-control': caching,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
      'last-modified': expect.any(String),
    });
  });

  it('come as their own bytes, also in part', async () => {
    const whole = await app.inject('/api/image/papers/note.pdf');
    expect(whole.body).toBe('%PDF-1.7 a small paper');
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const part = await app.inject({
      url: '/api/image/papers/note.pdf',
      headers: { range: 'bytes=0-4' },
    });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      'bytes 0-4/22',
    ]);
    const beyond = await app.inject({
      url: '/api/image/papers/note.pdf',
      headers: { range: 'bytes=99-' },
    });
    expect(beyond.statusCode).toBe(416);
  });

  it('are not sent again to who has them', async () => {
    const { etag } = (await app.inject(wide)).headers;
    const again = await app.inject({ url: wide, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answer HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/image/papers/note.pdf' });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
      200,
      '22',
      '',
    ]);
  });

  it('let our own pages embed documents, and nobody embed pictures', async () => {
    const document = await app.inject('/api/image/papers/note.pdf');
    expect(document.headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(document.headers['x-frame-options']).toBe('SAMEORIGIN');
    const picture = await app.inject('/api/image/pictures/mark.svg');
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
    expect(picture.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('the way out', () => {
  // A client that changes no path by itself needs a server that listens.
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    '/api/image/secret.pdf',
    '/api/image/news.yaml',
    '/api/image/pictures/%2e%2e/secret.pdf',
    '/api/image/pictures/..%2fsecret.pdf',
    '/api/image/pictures/%252e%252e/secret.pdf',
    '/api/image/pictures/..%5csecret.pdf',
    '/api/image/pictures/x%00.png',
    '/api/image//etc/passwd',
    '/api/image/%2fetc%2fpasswd',
    '/api/image/C:%5csecret.pdf',
    '/api/image/file:%2f%2f%2fetc%2fpasswd',
    '/api/image/papers/link.pdf',
    '/api/image/papers/etc/passwd',
    '/api/image/papers/etc/hostname',
    '/api/image/pictures-more/a.png',
    '/api/image/pictures/notes.txt',
    '/api/image/pictures/.hidden.png',
    '/api/image/pictures',
    '/api/image/pictures/',
    '/api/image/pictures/news',
    '/api/image/pictures//news/wide.png',
    '/api/image/Pictures/news/wide.png',
    '/api/image/pictures/news/WIDE.png',
    '/api/image/pictures/news/wide.png/',
    '/api/image/pictures/none.png',
    '/api/image?url=../secret.pdf',
    '/api/image?url=pictures/../secret.pdf',
    '/api/image?url=//etc/passwd',
    '/api/image?url=https://elsewhere.example/a.png',
    '/api/image?url=pictures/news/wide.png&url=secret.pdf',
    '/api/image?url=',
    '/api/image',
    '/api/image/',
    '/api/image/%zz',
    `/api/image/pictures/${'a'.repeat(600)}.png`,
  ])('%s is shut', async (url) => {
    const answer = await app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });

  it.each([
    '/api/image/pictures/../secret.pdf',
    '/api/image/pictures/../../../../../../../../etc/passwd',
    '/api/image/./pictures/../papers/../secret.pdf',
    '/api/image/pictures/./news/wide.png',
    '/api/image/pictures\\..\\secret.pdf',
    '/api/../api/image/secret.pdf',
    '/../content/service/register.yaml',
    '/api/image/pictures/%c0%ae%c0%ae/secret.pdf',
  ])('%s is shut when it comes as it stands', async (path) => {
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((done, failed) => {
      request({ port, host: '127.0.0.1', path }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', failed)
        .end();
    });
    expect([400, 404]).toContain(status);
  });

  it('takes plain paths alone', () => {
    expect(isPlainPath('pictures/news/a-b_c.1.webp')).toBe(true);
    expect(isPlainPath('papers/चित्र.pdf')).toBe(true);
    expect(isPlainPath("pictures/[1] 100% #2 & Teacher's: a%2fb.jpg")).toBe(true);
    for (const path of [
      '',
      '/',
      '..',
      'a/..',
      'a/./b',
      'a//b',
      '.a',
      'a\\b',
      'a\0',
      'a\nb',
      'a\u202eb',
    ]) {
      expect([path, isPlainPath(path)]).toEqual([path, false]);
    }
  });
});

describe('?w=', () => {
  it.each([
    ['1', 160],
    ['300', 320],
    ['640', 640],
    ['641', 960],
    ['5000', 1920],
  ])('rounds %s up to %i', (requested, width) => {
    expect(widthFor(requested)).toBe(width);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e3', '999999'])('refuses "%s"', async (requested) => {
    expect((await app.inject(`${wide}?w=${requested}`)).statusCode).toBe(400);
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*;q=0.8', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/png'],
    [undefined, 'image/png'],
  ])('gives a browser that accepts %s %s', async (accept, type) => {
    const answer = await app.inject({ url: `${wide}?w=300`, headers: accept ? { accept } : {} });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['vary']).toMatch(/\bAccept\b/);
    expect(await widthOf(answer.rawPayload)).toBe(320);
    expect(formatFor(accept)).toBe(type === 'image/png' ? 'original' : type.slice(6));
  });

  it('is found by the name that it has where lists are files', async () => {
    const asFile = await app.inject('/api/image/320/pictures/news/wide.png.webp');
    const asked = await app.inject('/api/image/pictures/news/wide.png?w=320');
    expect(asFile.statusCode).toBe(200);
    expect(asFile.rawPayload.equals(asked.rawPayload)).toBe(true);
    expect((await app.inject('/api/image/320/pictures/news/none.png.webp')).statusCode).toBe(404);
    expect((await app.inject('/api/image/320/pictures/notes.txt.webp')).statusCode).toBe(404);
  });

  it('never enlarges', async () => {
    const answer = await app.inject(`/api/image?url=pictures/news/wide.png&w=1500`);
    expect(await widthOf(answer.rawPayload)).toBe(1000);
  });

  it('is not sent again to who has it, and told apart by format', async () => {
    const webp = await app.inject({ url: `${wide}?w=480`, headers: { accept: 'image/webp' } });
    const png = await app.inject(`${wide}?w=480`);
    expect(webp.headers['etag']).not.toBe(png.headers['etag']);
    const again = await app.inject({
      url: `${wide}?w=480`,
      headers: { accept: 'image/webp', 'if-none-match': String(webp.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('leaves documents and drawings as they are', async () => {
    expect((await app.inject('/api/image/papers/note.pdf?w=320')).body).toBe(
      '%PDF-1.7 a small paper',
    );
    expect((await app.inject('/api/image/pictures/mark.svg?w=320')).headers['content-type']).toBe(
      'image/svg+xml',
    );
  });

  it.each(['', '?w=320'])(
    'sends nothing of what calls itself a picture and is none',
    async (query) => {
      const answer = await app.inject(`/api/image/pictures/broken.png${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'There is no such file.' },
      ]);
    },
  );
});

describe('the cache of pictures', () => {
  const original = () => {
    const path = join(dataDir, 'pictures/news/wide.png');
    const { size, mtimeMs } = statSync(path);
    return { path, size, changed: mtimeMs };
  };

  it('makes a picture once, however many ask for it', async () => {
    const dir = join(newFolder(), 'images');
    const cache = makePictureCache(dir, 1_000_000);
    const made = await Promise.all([1, 2, 3].map(() => cache.get(original(), 320, 'webp')));
    expect(readdirSync(dir)).toHaveLength(1);
    expect(made[1]?.data).toBe(made[0]?.data);
    const [name = ''] = readdirSync(dir);
    expect((await cache.get(original(), 320, 'webp')).data).toEqual(readFileSync(join(dir, name)));
  });

  it('keeps within its bound', async () => {
    const dir = join(newFolder(), 'images');
    const size = (await makePictureCache(dir, 1_000_000).get(original(), 640, 'original')).data
      .length;
    const cache = makePictureCache(dir, size * 2);
    for (const width of [160, 320, 480, 640, 960]) await cache.get(original(), width, 'original');
    const kept = readdirSync(dir).map((name) => statSync(join(dir, name)).size);
    expect(kept.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(size * 2);
  });

  it('answers all the same where nothing can be written', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const made = await makePictureCache(join(file, 'images'), 1000).get(original(), 320, 'webp');
    expect(await widthOf(made.data)).toBe(320);
  });
});

describe('a photo of a phone', () => {
  const photo = '/api/image/pictures/news/phone.jpg';
  const scan = '/api/image/papers/certificates/scan.jpg';

  it.each([
    [photo, undefined, 'image/jpeg', 2560],
    [`${photo}?w=300`, 'image/avif', 'image/avif', 320],
    [`${photo}?w=640`, 'image/webp', 'image/webp', 640],
    [`${photo}?w=9999`, undefined, 'image/jpeg', 1920],
    [scan, undefined, 'image/jpeg', 300],
    [`${scan}?w=9999`, undefined, 'image/jpeg', 300],
  ])('comes upright, in sane size and silent as %s', async (url, accept, type, width) => {
    const answer = await app.inject({ url, headers: accept ? { accept } : {} });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(await inspectPhoto(answer.rawPayload)).toEqual({
      width,
      height: Math.round((width * 4) / 3),
      sideways: false,
      hasData: false,
      hasPlace: false,
    });
    expect(answer.rawPayload.includes('Camera of the office')).toBe(false);
    expect(await halves(answer.rawPayload)).toEqual(['red', 'blue']);
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await app.inject(photo)).headers;
    const again = await app.inject({ url: photo, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['', '?w=320'])('is rather not sent at all than with its data', async (query) => {
    const answer = await app.inject(`/api/image/pictures/news/cut.jpg${query}`);
    expect([answer.statusCode, answer.rawPayload.includes('Camera')]).toEqual([404, false]);
  });
});
