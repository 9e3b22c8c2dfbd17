/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../src/build/publish/precompress';
import { speculationRules } from '../../src/lib/headers/speculation-rules';
import { cleanUp, newApp, newAppWithoutLists, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;
let publicDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(publicDir, path)), { recursive: true });
  writeFileSync(join(publicDir, path), text);
}

beforeAll(async () => {
  publicDir = newFolder();
  write('index.html', '<title>Home</title><script>boot()</script>');
  write('404.html', '<title>Not found</title>');
  write('AboutUs/index.html', `<title>History</title>${'words '.repeat(500)}`);
  write('Gallery/index.html', '<title>Gallery</title>');
  write('ContactUs/index.html', '<input type="hidden" name="opened" value=""/> $1');
  write('app-f06b16f6fc0d8f7081a0.js', 'run()');
  write('styles.b78eb3bed5181b9c8b98.css', 'a{}');
  write('site-f06b16f6fc0d8f70.css', 'a{}');
  write('plain.js', 'run()');
  write('papers/index.html', '<script>steal()</script>');
  write('papers/fees.html', '<script>steal()</script>');
  write('notes.html', '<script>steal()</script>');
  write('edit/index.html', '<title>Edit</title>');
  write('edit/preview.json', '{}');
  write('edit/icon.png', 'picture');
  write('Editors/index.html', '<title>Editors</title>');
  write('static/mukta-400.woff2', 'font');
  write('static/abc/paper.pdf', '%PDF-1.7 paper');
  write('page-data/AboutUs/page-data.json', '{}');
  write('.secret', 'hidden');
  symlinkSync('/etc/hostname', join(publicDir, 'link.txt'));
  app = await newApp({ publicDir });
});
afterAll(cleanUp);

it.each(['identity', 'gzip', 'br'])(
  'writes into a page with a form when it was sent (%s)',
  async (encoding) => {
    const now = jest.spyOn(Date, 'now');
    const sentAt = async (second: number) => {
      now.mockReturnValue(second * 1000 + 999);
      const headers = { 'accept-encoding': encoding, 'sec-fetch-dest': 'document' };
      const { rawPayload, headers: sent } = await app.inject({ url: '/ContactUs', headers });
      const read = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };
      const body = read[encoding as keyof typeof read](rawPayload).toString();
      return { body, tag: sent.etag };
    };
    const first = await sentAt(1_800_000_000);
    expect(first.body).toBe('<input type="hidden" name="opened" value="1800000000"/> $1');
    const later = await sentAt(1_800_000_007);
    expect(later.body).toContain('value="1800000007"');
    // The page is the same: a browser that has it goes on with the earlier time.
    expect(later.tag).toBe(first.tag);
    // The worker compares what it keeps with the build.
    const kept = await app.inject({ url: '/ContactUs', headers: { 'sec-fetch-dest': 'empty' } });
    expect(kept.body).toContain('value=""');
    now.mockRestore();
  },
);

it.each([
  ['/edit', 'noindex'],
  ['/edit/preview.json', 'noindex'],
  ['/edit/icon.png', 'noindex'],
  ['/Editors', undefined],
])('%s: X-Robots-Tag %s', async (url, value) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, value]);
});

it.each(['/papers', '/papers/fees.html', '/notes.html'])(
  'lets no script run in %s, which no build has made',
  async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/AboutUs', 'History'],
    ['/AboutUs?year=2026', 'History'],
    ['/Gallery', 'Gallery'],
  ])('%s is served where it is', async (url, title) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/AboutUs/', '/AboutUs'],
    ['/AboutUs//', '/AboutUs'],
    ['/aboutus', '/AboutUs'],
    ['/ABOUTUS/?a=1&b=%2F', '/AboutUs?a=1&b=%2F'],
    ['/gallery?year=2026', '/Gallery?year=2026'],
    ['/AboutUs/index.html', '/AboutUs'],
    ['/index.html', '/'],
  ])('%s is sent to %s', async (url, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, location]);
  });

  it.each([
    '/nowhere',
    '/AboutUs/more',
    '/elsewhere.example/',
    '//elsewhere.example/',
    '/.secret',
    '/link.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/static',
    '/static/',
    '/page-data/',
  ])('%s is not found', async (url) => {
    const answer = await app.inject({ url, headers: { 'if-none-match': '*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Not found</title>');
    expect(answer.headers['location']).toBeUndefined();
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/AboutUs' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(3000);
  });

  it('answers other methods with 405, and malformed addresses with 400', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/AboutUs',
      payload: '{bad',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await app.inject('/%zz')).statusCode).toBe(400);
  });

  it('never answers an unknown call with a page', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/news']) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'There is no such call.' },
      ]);
    }
  });

  it('says how to build a site that is not built', async () => {
    const bare = await newAppWithoutLists();
    expect((await bare.inject('/')).json()).toEqual({
      error: 'The site is not built yet. Run: npx school build',
    });
    expect((await bare.inject('/api/news/all/DHS')).statusCode).toBe(200);
  });

  it('serves a page anew when it changes', async () => {
    write('Fresh/index.html', '<p>old</p>');
    const old = await app.inject('/Fresh');
    write('Fresh/index.html', '<p>new</p><script>other()</script>');
    utimesSync(join(publicDir, 'Fresh/index.html'), 1, 1);
    const fresh = await app.inject('/Fresh');
    expect([old.body, fresh.body]).toEqual(['<p>old</p>', '<p>new</p><script>other()</script>']);
    expect(fresh.headers['etag']).not.toBe(old.headers['etag']);
    expect(fresh.headers['content-security-policy']).not.toBe(
      old.headers['content-security-policy'],
    );
  });
});

describe('caching', () => {
  it.each([
    ['/app-f06b16f6fc0d8f7081a0.js', 'public, max-age=31536000, immutable'],
    ['/styles.b78eb3bed5181b9c8b98.css', 'public, max-age=31536000, immutable'],
    ['/site-f06b16f6fc0d8f70.css', 'public, max-age=31536000, immutable'],
    ['/static/mukta-400.woff2', 'public, max-age=31536000, immutable'],
    ['/plain.js', 'no-cache'],
    ['/page-data/AboutUs/page-data.json', 'no-cache'],
  ])('%s: %s', async (url, rule) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, rule]);
    expect(answer.headers['etag']).toEqual(expect.any(String));
  });

  it('does not send a page again to who has it', async () => {
    const { etag } = (await app.inject('/AboutUs')).headers;
    const again = await app.inject({ url: '/AboutUs', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('a browser that accepts %s gets %s', async (accepted, encoding, open) => {
    const answer = await app.inject({ url: '/AboutUs', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    expect(answer.rawPayload.length).toBeLessThan(500);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(open(answer.rawPayload).toString()).toContain('<title>History</title>');
  });

  describe('of files that the build has compressed', () => {
    const page = 'Compressed/index.html';
    const get = (encoding: string) =>
      app.inject({ url: '/Compressed', headers: { 'accept-encoding': encoding } });

    beforeEach(async () => {
      write(page, `<title>Compressed</title>${'words '.repeat(500)}`);
      await precompress(publicDir);
    });

    it.each([
      ['br', '.br'],
      ['gzip', '.gz'],
    ])('sends the %s sibling as it lies there', async (encoding, ending) => {
      const answer = await get(encoding);
      expect(answer.rawPayload.equals(readFileSync(join(publicDir, page + ending)))).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/html; charset=utf-8',
        vary: expect.stringContaining('Accept-Encoding'),
      });
      const { etag } = answer.headers;
      const again = await app.inject({
        url: '/Compressed',
        headers: { 'accept-encoding': encoding, 'if-none-match': String(etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get('identity')).headers['content-encoding']).toBeUndefined();
    });

    it('never sends a sibling of an earlier text', async () => {
      write(page, '<title>New</title>');
      utimesSync(join(publicDir, page), 1, 1);
      const answer = await get('br');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('<title>New</title>');
    });
  });

  it('shortens lists too', async () => {
    const answer = await app.inject({
      url: '/api/news/all/DHS',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).not.toEqual([]);
    const again = await app.inject({
      url: '/api/news/all/DHS',
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('security headers', () => {
  it.each([
    '/',
    '/nowhere',
    '/api/news/all/DHS',
    '/api/nothing',
    '/%zz',
    '/app-f06b16f6fc0d8f7081a0.js',
    '/AboutUs/',
  ])('stand on %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it("allow a page its own inline script and the school's embeds", async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    // The speculation rules, which are the same everywhere, and the page's own script.
    const hashes = [...Object.values(speculationRules), 'boot()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain(
      "frame-src 'self' blob: https://maps.example https://facebook.example;",
    );
  });

  it('let our own pages embed a document of the site', async () => {
    const { headers, body } = await app.inject('/static/abc/paper.pdf');
    expect([headers['content-security-policy'], headers['x-frame-options'], body]).toEqual([
      "frame-ancestors 'self'",
      'SAMEORIGIN',
      '%PDF-1.7 paper',
    ]);
  });

  it('hold browsers to https where the site is reached by it', async () => {
    const behind = await newAppWithoutLists({ publicDir, trustProxy: true });
    const answer = await behind.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

describe('other origins', () => {
  const site = 'https://www.school.example';

  it('may read the calls when they are named', async () => {
    const open = await newAppWithoutLists({ publicDir, allowedOrigins: [site] });
    const answer = await open.inject({ url: '/api/news/all/DHS', headers: { origin: site } });
    expect(answer.headers['access-control-allow-origin']).toBe(site);
    expect(answer.headers['vary']).toContain('Origin');
    const asked = await open.inject({
      method: 'OPTIONS',
      url: '/api/form/DHS/contact',
      headers: { origin: site, 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, Idempotency-Key',
    );
    const stranger = await open.inject({
      url: '/api/news/all/DHS',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may not otherwise', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/form/DHS/contact',
      headers: { origin: site },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('reports its health, and that its database has failed', async () => {
  const well = await app.inject('/healthz');
  expect([well.statusCode, well.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', site: 'ok', content: 'ok', mail: 'off', mailWaiting: 0 },
  ]);
});
