/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { itemPageOf } from '../../src/content-service/items/item-page';
import { mostCardBytes } from '../../src/content-service/images/resize';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';
import { albumPage, circularPage } from './support/item-pages';
import { filesOfLists } from './support/list-files';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(120_000);

const circulars = `
- { title: 'Buses & <b>"stops"</b>', date: 10 November 2026, attachments: [papers/buses.pdf] }
- { title: Without a file, date: 9 November 2026 }
- title: Date sheet
  date: 9 November 2026
  attachments: [papers/half-yearly-english.pdf, papers/half-yearly-hindi.pdf]
- { title: दीपावली, date: 8 November 2026 }
- { title: होली, date: 8 November 2026 }
- { title: Tender, date: 7 November 2026, category: Tender }
- { title: Draft, date: 1 November 2026, draft: true }
- { title: Coming, date: 1 November 2026, publishFrom: 2026-11-14 09:02 }
- { title: Ending, date: 1 November 2026, publishUntil: 2026-11-14 09:04 }
- { title: Ended, date: 1 November 2026, publishUntil: 2026-11-14 08:59 }
`;
const albums = `
- { id: annual-day, title: Annual Day, date: 1 November 2026, description: '</noscript><script>bad()</script> A play. Prints: 98765 43210.', folder: pictures/albums/play }
- { id: empty, title: Empty, date: 1 November 2026, description: None., folder: pictures/albums/empty }
- { id: film, title: Film, date: 1 November 2026, description: A film., category: VideoGallery, folder: pictures/albums/play }
`;

let dataDir: string;
let publicDir: string;
let app: FastifyInstance;

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writePages(root: string): void {
  write(root, 'index.html', '<title>Home</title>');
  write(root, '404.html', '<title>Not found</title>');
  write(root, 'Circular/index.html', circularPage);
  write(root, 'SubGallery/index.html', albumPage);
}

beforeAll(async () => {
  dataDir = await newDataFolder();
  write(dataDir, 'circulars.yaml', circulars);
  write(dataDir, 'albums.yaml', albums);
  mkdirSync(join(dataDir, 'pictures/albums/play'), { recursive: true });
  // Nothing is harder to compress than noise.
  await sharp({
    create: {
      width: 1260,
      height: 700,
      channels: 3,
      background: '#23503D',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 0/1' } })
    .webp()
    .toFile(join(dataDir, 'pictures/albums/play/01.webp'));
  publicDir = newFolder();
  writePages(publicDir);
  app = await newApp({ dataDir, publicDir });
});
afterAll(cleanUp);

const buses = '/Circular/circular-buses-b-stops-b-2026-11-10';

/** The value of an element of a head. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

it('turns the words of an item in Urdu from right to left', () => {
  const write = itemPageOf(circularPage, '/Circular');
  const item = { id: '1', title: 'عید', description: '', path: '/Circular/1' };
  expect(write({ ...item, parts: { title: 'عید (X-A)', detail: '6 November 2026' } })).toContain(
    '<h2 data-part="title" lang="ur" dir="rtl">عید (X-A)</h2>',
  );
});

describe('a circular', () => {
  it('has a head that tells what it is, with every text escaped', async () => {
    const { statusCode, body } = await app.inject(buses);
    expect(statusCode).toBe(200);
    const title = 'Buses &amp; &lt;b&gt;&quot;stops&quot;&lt;/b&gt; - Deodar Hill School';
    expect(body).toContain(`<title>${title}</title><meta name="robots" content="noindex">`);
    expect(meta(body, 'og:title')).toBe(title);
    for (const name of ['description', 'og:description']) {
      expect(meta(body, name)).toBe('10 November 2026. Circular');
    }
    expect(meta(body, 'og:url')).toBe(`https://www.school.example${buses}`);
    expect(body).toContain(`<link rel="canonical" href="https://www.school.example${buses}">`);
    expect(meta(body, 'og:image')).toBe('https://www.school.example/cards/Circular.jpg');
    expect(body).not.toContain('<b>');
  });

  it('stands in the page, with its day and its file', async () => {
    const { body } = await app.inject(buses);
    expect(body).toContain('<h2 data-part="title">Buses &amp; &lt;b&gt;"stops"&lt;/b&gt;</h2>');
    expect(body).toContain('<p data-part="detail">10 November 2026</p>');
    expect(body).toContain('href="/api/image/papers/buses.pdf"');
    expect(body).toContain('Open the circular (PDF)');
    expect(body).not.toContain('<template');
    const without = (await app.inject('/Circular/circular-without-a-file-2026-11-09')).body;
    expect(without).toContain('<p data-part="detail">9 November 2026. The file follows</p>');
    expect(without).not.toContain('data-part="paper"');
  });

  it('has every one of its documents, each by its name', async () => {
    const { body } = await app.inject('/Circular/circular-date-sheet-2026-11-09');
    const links = [...body.matchAll(/<a data-part="paper" href="([^"]+)">.*?<span[^>]*>([^<]*)/g)];
    expect(links.map(([, href, name]) => [href, name])).toEqual([
      ['/api/image/papers/half-yearly-english.pdf', 'Half yearly english (PDF)'],
      ['/api/image/papers/half-yearly-hindi.pdf', 'Half yearly hindi (PDF)'],
    ]);
    expect(body).toContain('<p data-part="detail">9 November 2026</p>');
  });

  it('keeps the rest of its page, and the policy', async () => {
    const [own, page] = await Promise.all([app.inject(buses), app.inject('/Circular')]);
    const policy = 'content-security-policy';
    expect(own.headers[policy]).toBe(page.headers[policy]);
    expect(own.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(own.body.slice(own.body.indexOf('<main>') + 6)).toContain('<div data-island="list">');
    expect(own.body).toContain('<script>boot()</script>');
    const again = await app.inject({
      url: buses,
      headers: { 'if-none-match': String(own.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const zipped = await app.inject({ url: buses, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(zipped.rawPayload).toString()).toBe(own.body);
  });

  it('has an address of its own where its title is in Hindi', async () => {
    const list = (await app.inject('/api/circular/all/DHS')).json<
      { _id: string; title: string }[]
    >();
    const hindi = list.filter(({ title }) => /^[दह]/.test(title));
    expect(new Set(hindi.map(({ _id }) => _id)).size).toBe(2);
    for (const { _id, title } of hindi) {
      expect((await app.inject(`/Circular/${_id}`)).body).toContain(`<title>${title} - `);
    }
  });
});

describe('an album', () => {
  it('has a head with its first photo, and its words for who has no scripts', async () => {
    const { body } = await app.inject('/Gallery/annual-day');
    expect(meta(body, 'og:title')).toBe('Annual Day - Deodar Hill School');
    expect(meta(body, 'og:description')).toBe(
      '1 November 2026. 1 photo. &lt;/noscript&gt;&lt;script&gt;bad()&lt;/script&gt; A play. Prints: 98765 43210.',
    );
    expect(meta(body, 'og:image')).toBe('https://www.school.example/Gallery/annual-day/card.jpg');
    expect(meta(body, 'og:image:alt')).toBe('A photo of the album: Annual Day');
    expect(body).toContain('<noscript><h2 data-part="title">Annual Day</h2>');
    expect(body).toContain('&lt;/noscript&gt;&lt;script&gt;bad()');
    expect(body).toContain('Prints: <a href="tel:+919876543210">98765 43210</a>.</p>');
    expect(body).not.toContain('<script>bad()');
  });

  it('has a card that WhatsApp takes, whatever the photo', async () => {
    const { headers, rawPayload } = await app.inject('/Gallery/annual-day/card.jpg');
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.length).toBeLessThan(mostCardBytes);
    const { width, height, format, exif } = await sharp(rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    const again = await app.inject({
      url: '/Gallery/annual-day/card.jpg',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('without photos has the card of its page', async () => {
    const { body } = await app.inject('/Gallery/empty');
    expect(meta(body, 'og:image')).toBe('https://www.school.example/cards/SubGallery.jpg');
    expect((await app.inject('/Gallery/empty/card.jpg')).statusCode).toBe(404);
  });
});

it.each([
  '/Circular/nowhere',
  '/Circular/circular-tender-2026-11-07',
  '/Circular/circular-draft-2026-11-01',
  '/Circular/circular-coming-2026-11-01',
  '/Circular/circular-ended-2026-11-01',
  '/Circular/%3Cscript%3E',
  '/Circular/__proto__',
  '/Circular/nowhere/',
  '/Gallery/film',
  '/Gallery/film/card.jpg',
  '/Gallery/annual-day/other.jpg',
])('%s is not found, which the site says itself', async (url) => {
  const answer = await app.inject({ url, headers: { 'if-none-match': '*' } });
  expect([answer.statusCode, answer.body]).toEqual([404, '<title>Not found</title>']);
});

it('leads an address with a slash at its end to the item, and answers no other method', async () => {
  const answer = await app.inject(`${buses}/`);
  expect([answer.statusCode, answer.headers['location']]).toEqual([301, buses]);
  expect((await app.inject({ method: 'HEAD', url: buses })).statusCode).toBe(200);
  expect((await app.inject({ method: 'DELETE', url: buses })).statusCode).toBe(405);
});

it.each(['/Circular/', '/Circular/index.html', '/SubGallery/', '/circular'])(
  '%s is an address of the page itself, as before',
  async (url) => {
    const answer = await app.inject(url);
    const page = /gallery/i.test(url) ? '/SubGallery' : '/Circular';
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, page]);
  },
);

it('an item comes and goes at its minute', async () => {
  let now = new Date('2026-11-14T09:03:00+05:30');
  const later = await newApp({ dataDir, publicDir, now: () => now });
  const statusOf = async (id: string) => (await later.inject(`/Circular/${id}`)).statusCode;
  expect(await statusOf('circular-coming-2026-11-01')).toBe(200);
  expect(await statusOf('circular-ending-2026-11-01')).toBe(200);
  now = new Date('2026-11-14T09:04:00+05:30');
  expect(await statusOf('circular-ending-2026-11-01')).toBe(404);
});

it('a page that is not as it is known is an error, and no wrong preview', async () => {
  const other = newFolder();
  writePages(other);
  write(other, 'Circular/index.html', circularPage.replace('rel="canonical"', 'rel="other"'));
  const broken = await newApp({ dataDir, publicDir: other });
  expect((await broken.inject(buses)).statusCode).toBe(500);
  expect((await broken.inject('/Gallery/annual-day')).statusCode).toBe(200);
});

it('stands in a site of files as the service sends it', async () => {
  const files = newFolder();
  writePages(files);
  for (const page of ['Circular', 'SubGallery']) {
    write(files, `${page}/.htaccess`, '# the page’s own\n');
  }
  const written = await filesOfLists(dataDir, files);
  const pages = await written.writePages();
  expect(pages).toBe(8);
  for (const address of [buses, '/Gallery/annual-day', '/Gallery/empty']) {
    const apache = readFileSync(join(files, address, '.htaccess'), 'utf8');
    expect(apache).toContain('# the page’s own');
    expect(apache).toContain('Header always set X-Robots-Tag "noindex"');
    const written = readFileSync(join(files, address, 'index.html'), 'utf8');
    expect(written).toBe((await app.inject(address)).body);
  }
  const card = readFileSync(join(files, 'Gallery/annual-day/card.jpg'));
  expect(card.equals((await app.inject('/Gallery/annual-day/card.jpg')).rawPayload)).toBe(true);
});
