/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { dataDiagnostics } from '../../src/content-service/dataset/data-diagnostics';
import { withoutBroken } from '../../src/content-service/dataset/named-files';
import { readFileIndex } from '../../src/content-service/files/file-index';
import { sizedPath } from '../../src/lib/http/list-files';
import { cleanUp, newApp, newFolder } from './support/app';
import { albumPage, circularPage } from './support/item-pages';
import { addressOf, heic, photo, writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

jest.setTimeout(120_000);
afterAll(cleanUp);

const folder = 'pictures/albums/parade';
const albums = `- { id: parade, title: Parade, date: 26 January 2026, folder: ${folder}, description: Tableaux. }\n`;

interface Album {
  attachments: string[];
}

/** A data folder with one album of these files. */
async function withAlbum(names: readonly string[], more: Record<string, string | Buffer> = {}) {
  const dataDir = newFolder();
  const jpeg = await photo().jpeg().toBuffer();
  writeFiles(dataDir, {
    'albums.yaml': albums,
    ...Object.fromEntries(names.map((name) => [`${folder}/${name}`, jpeg])),
    ...Object.fromEntries(
      Object.entries(more).map(([name, bytes]) => [`${folder}/${name}`, bytes]),
    ),
  });
  return dataDir;
}

const albumOf = async (app: FastifyInstance) =>
  (await app.inject('/api/subGallery?id=parade')).json<Album>();

async function builtAlbum(dataDir: string) {
  const publicDir = newFolder();
  const written = await filesOfLists(dataDir, publicDir);
  const text = readFileSync(join(publicDir, 'api/subGallery/parade'), 'utf8');
  return { publicDir, written, album: JSON.parse(text) as Album };
}

/** What the check says, with the files as they lie in the album. */
const told = (dataDir: string) =>
  dataDiagnostics(dataDir).map((one) => formatDiagnostic(one).replace(/^.*\/albums\/parade\//, ''));

// c01: names as WhatsApp, cameras and Indian phones write them.
const whatsApp = [
  'WhatsApp Image 2026-01-26 at 9.15.32 AM.jpeg',
  'WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg',
  'PARADE- 2.JPG.jpeg',
  'गणतंत्र दिवस 01.jpg',
  'parade-5.jpg',
];
// The kind: what else a phone, WhatsApp, Windows or a Mac writes.
const others = [
  'Sports Day #1.jpg',
  '100% Result.jpg',
  "Teacher's Day & Puja.jpg",
  '[DSC_0043].JPG',
  'Fete.PNG.jpg',
  'Feˆte é.jpg'.normalize('NFD'),
  'കളി\u200d ദിനം.jpg',
  '\u200eIMG-20260126-WA0001.jpg',
  'Screenshot 2026-01-26 at 9.15.32\u202fAM.jpg',
  '-dash; semi, comma + plus = 1.jpg',
  '“Curly” (copy) {2} ~ @ $ ! ^.jpg',
  'what?.jpg',
  'a%20b.jpg',
  '12:30 bell.jpg',
  `${'long name '.repeat(22)}.jpg`,
];

it('serves photos of every name, at addresses that are encoded once', async () => {
  const names = [...whatsApp, ...others];
  const dataDir = await withAlbum(names);
  expect(told(dataDir)).toEqual([]);
  const app = await newApp({ dataDir });
  const { attachments } = await albumOf(app);
  expect(new Set(attachments)).toEqual(
    new Set(names.map((name) => `${folder}/${name}`.normalize('NFC'))),
  );
  for (const path of attachments) {
    for (const query of ['', '?w=160']) {
      const { statusCode, headers } = await app.inject(addressOf(path) + query);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
    }
  }
});

it('writes all of them where hosts of files serve them', async () => {
  const dataDir = await withAlbum([...whatsApp, ...others, 'DSC_0042.jfif', 'dsc_0042.JPG']);
  const { publicDir, written, album } = await builtAlbum(dataDir);
  expect(album.attachments).toHaveLength(whatsApp.length + others.length + 2);
  expect(written.unreadable).toEqual([]);
  for (const path of album.attachments) {
    // What hosts refuse in a name, or have no type for, is in none; no two differ by capitals alone.
    expect(path).toMatch(/^[^"#%&*+:;<>?\\|]+\.(?:jpe?g)$/i);
    for (const part of [path, sizedPath(path, 160), sizedPath(path, 1920)]) {
      const place = decodeURIComponent(addressOf(part));
      expect([part, existsSync(join(publicDir, place))]).toEqual([part, true]);
      expect((await sharp(join(publicDir, place)).metadata()).width).toBeGreaterThan(0);
    }
  }
  const lower = album.attachments.map((path) => path.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
  expect(album.attachments).toEqual(
    expect.arrayContaining(whatsApp.map((name) => `${folder}/${name}`)),
  );
});

it('orders photos as people count, also for the card', async () => {
  const dataDir = await withAlbum(['10.jpg', '2.jpg', '1.jpg', 'IMG_12.jpg', 'IMG_9.jpg']);
  expect((await albumOf(await newApp({ dataDir }))).attachments).toEqual(
    ['1.jpg', '2.jpg', '10.jpg', 'IMG_9.jpg', 'IMG_12.jpg'].map((name) => `${folder}/${name}`),
  );
});

it('takes nothing of what systems leave, and names all else that is not shown (c04)', async () => {
  const shown = ['1.jpeg', '2.jpeg', 'Sports Day #1.jpg', '100% Result.jpg', '[DSC_0043].JPG'];
  const jpeg = await photo().jpeg().toBuffer();
  const dataDir = await withAlbum([...shown, "Teacher's Day & Puja.jpg", 'DSC_0042.jfif'], {
    '._1.jpeg': 'resource fork',
    '.DS_Store': 'x',
    'Thumbs.db': 'x',
    'desktop.ini': '[.ShellClassInfo]',
    '__MACOSX/1.jpeg': jpeg,
    'IMG_4021.HEIC': heic,
    'IMG_4022.jpg': heic,
    'dance.gif': 'GIF89a...',
    IMG_0001: jpeg,
    'IMG_0002.JPG.': jpeg,
    'clip.MP4': 'x',
    'photos.zip': 'PK\x03\x04',
    'list.docx': 'PK\x03\x04',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'scan.tif': 'II*\0',
    'day 2/3.jpg': jpeg,
    'turned\u202egpj.jpg': jpeg,
    '...and we won.jpg': jpeg,
    '.IMG_4023.HEIC.icloud': 'bplist00',
    '.trashed-1799999999-IMG_4024.jpg': jpeg,
    '.pending-1799999999-IMG_4025.jpg': jpeg,
    '~$list.docx': 'x',
  });
  const app = await newApp({ dataDir });
  const { attachments } = await albumOf(app);
  expect(attachments).toHaveLength(7);
  expect(attachments).toContain(`${folder}/DSC_0042.jfif`);
  const reply = await app.inject(addressOf(`${folder}/DSC_0042.jfif`));
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const lines = told(dataDir);
  expect(lines).toHaveLength(14);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^IMG_4021\.HEIC:1:1: HEIC can’t be shown by browsers; save it as JPEG/,
      ),
      expect.stringMatching(/^IMG_4022\.jpg:1:1: HEIC can’t be shown by browsers; save it as JPEG/),
      expect.stringMatching(/^dance\.gif:1:1: a GIF keeps notes .+; save it as WebP, JPEG or PNG$/),
      'IMG_0001:1:1: its name doesn’t say that it is a picture; name it "IMG_0001.jpeg"',
      'IMG_0002.JPG.:1:1: its name doesn’t say that it is a picture; name it "IMG_0002.JPG"',
      expect.stringMatching(/^clip\.MP4:1:1: videos are not shown from here; /),
      'photos.zip:1:1: photos in a ZIP are not shown; unpack it here',
      expect.stringMatching(/^list\.docx:1:1: a \.docx file is no photo that browsers show; save /),
      expect.stringMatching(/^logo\.svg:1:1: a \.svg file is no photo/),
      'scan.tif:1:1: TIF can’t be shown by browsers; save it as JPEG',
      expect.stringMatching(/^day 2\/3\.jpg:1:1: .+; move it one folder up$/),
      expect.stringMatching(
        /^\.\.\.and we won\.jpg:1:1: a name that begins with a dot is hidden; rename/,
      ),
      expect.stringMatching(
        /^\.IMG_4023\.HEIC\.icloud:1:1: only its name is here, the file itself is in iCloud/,
      ),
      expect.stringMatching(/^turned\u202egpj\.jpg:1:1: .+; rename it$/),
    ]),
  );
});

it('tells of two files that are one by name, and sends one', async () => {
  const dataDir = await withAlbum(['é.jpg'.normalize('NFC'), 'é.jpg'.normalize('NFD')]);
  const image = `${folder}/é.jpg`.normalize('NFC');
  expect(withoutBroken({ images: [image] }, readFileIndex(dataDir))).toEqual({ images: [image] });
  expect((await albumOf(await newApp({ dataDir }))).attachments).toHaveLength(1);
  expect(told(dataDir)).toEqual([expect.stringMatching(/same name in the other Unicode form/)]);
});

it('takes an album whose folder has blanks', async () => {
  const dataDir = newFolder();
  const spaced = 'pictures/albums/Republic Day 2026';
  writeFiles(dataDir, {
    'albums.yaml': albums.replace(folder, `'${spaced}'`),
    [`${spaced}/1.jpg`]: await photo().jpeg().toBuffer(),
  });
  const app = await newApp({ dataDir });
  expect((await albumOf(app)).attachments).toEqual([`${spaced}/1.jpg`]);
  expect((await app.inject(addressOf(`${spaced}/1.jpg`))).statusCode).toBe(200);
});

it('names a photo of a list by the capitals that its file has', async () => {
  const dataDir = await withAlbum(['1.jpg'], {
    '../../news/Dawn One.JPG': await photo().jpeg().toBuffer(),
  });
  writeFiles(dataDir, {
    'news.yaml':
      "- { title: A, date: 1 May 2026, description: B, images: ['pictures/news/dawn one.jpg', pictures/news/a.HEIC] }\n",
  });
  expect(dataDiagnostics(dataDir).map(({ line, message }) => [line, message])).toEqual([
    [1, 'there is no pictures/news/dawn one.jpg; did you mean "pictures/news/Dawn One.JPG"?'],
    [1, expect.stringMatching(/^pictures\/news\/a\.HEIC can't be shown: HEIC can’t be shown by /)],
  ]);
});

it('names a folder or a file that differs in capitals, blanks, hyphens or its ending', async () => {
  const dataDir = await withAlbum(['1.jpg'], {
    '../../news/sports day.jpeg': await photo().jpeg().toBuffer(),
  });
  const other = folder.replace(/[a-z]+(?=[^/]*$)/, (word) => word.toUpperCase());
  writeFiles(dataDir, {
    'albums.yaml': albums.replace(folder, other),
    'news.yaml':
      '- { title: A, date: 1 May 2026, description: B, images: [pictures/news/Sports-Day.jpg] }\n',
  });
  expect(dataDiagnostics(dataDir).map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `there is no ${other}; did you mean "${folder}"?`,
      'there is no pictures/news/Sports-Day.jpg; did you mean "pictures/news/sports day.jpeg"?',
    ]),
  );
});

it('sends no file whose name has lost its ending, and says once what to call it', async () => {
  const dataDir = await withAlbum(['1.jpg']);
  const bytes = await photo().jpeg().toBuffer();
  const names = ['IMG_0001', 'IMG_0002.jpg (1)', 'IMG_0003.jpg.crdownload'];
  writeFiles(dataDir, {
    ...Object.fromEntries(names.map((name) => [`pictures/news/${name}`, bytes])),
    'papers/notice': '%PDF-1.7',
    'news.yaml': `- { title: A, date: 1 May 2026, description: B, images: [${names.map((name) => `pictures/news/${name}`).join(', ')}, ${folder}/1.jpg] }\n`,
    'circulars.yaml': '- { title: A, date: 1 May 2026, attachments: [papers/notice] }\n',
  });
  const lines = dataDiagnostics(dataDir).map(({ file, message }) => [file, message]);
  expect(lines).toEqual([
    [expect.stringMatching(/circulars\.yaml$/), expect.stringMatching(/^papers\/notice can't be/)],
    ...names.map((name) => [
      expect.stringMatching(/news\.yaml$/),
      expect.stringContaining(`name it "${name}.jpeg"`),
    ]),
  ]);
  const app = await newApp({ dataDir });
  const [news] = (await app.inject('/api/news/all/DHS')).json<{ image: string[] }[]>();
  expect(news?.image).toEqual([`${folder}/1.jpg`]);
  const [circular] = (await app.inject('/api/circular/all/DHS')).json<Album[]>();
  expect(circular?.attachments).toEqual([]);
});

it('says why the name of a listed file is none, and what a program keeps beside it', () => {
  const dataDir = newFolder();
  const images = ['pictures/.day.jpg', 'pictures/a\u202eb.jpg', 'pictures/../b.jpg', 'c.jpg'];
  writeFiles(dataDir, {
    'papers/~$notice.docx': 'x',
    'news.yaml': JSON.stringify([{ title: 'A', date: '1 May 2026', description: 'B', images }]),
    'circulars.yaml': '- { title: A, date: 1 May 2026, attachments: [papers/~$notice.docx] }\n',
  });
  expect(dataDiagnostics(dataDir).map(({ message }) => message)).toEqual([
    'papers/~$notice.docx is what a program keeps beside a file; name the file itself',
    expect.stringMatching(/^"pictures\/\.day\.jpg" can't be shown: a name that begins with a dot/),
    expect.stringMatching(
      /^"pictures\/a.b\.jpg" can't be shown: its name holds what no address can/,
    ),
    expect.stringMatching(/^"pictures\/\.\.\/b\.jpg" isn't a path under pictures/),
    expect.stringMatching(/^"c\.jpg" isn't a path under pictures/),
  ]);
});

it('calls several papers of a circular by their names, also where a host has others', async () => {
  const names = ['Fee #2.pdf', 'a/notice.pdf', 'b/notice.pdf', '100% Result.pdf'];
  const dataDir = newFolder();
  const publicDir = newFolder();
  writeFiles(dataDir, {
    ...Object.fromEntries(names.map((name) => [`papers/${name}`, '%PDF-1.7'])),
    'circulars.yaml': JSON.stringify([
      { title: 'A', date: '1 May 2026', attachments: names.map((name) => `papers/${name}`) },
    ]),
  });
  writeFiles(publicDir, {
    'Circular/index.html': circularPage,
    'SubGallery/index.html': albumPage,
  });
  const { writePages } = await filesOfLists(dataDir, publicDir);
  await writePages();
  const app = await newApp({ dataDir, publicDir });
  const built = readFileSync(join(publicDir, 'Circular/circular-a-2026-05-01/index.html'), 'utf8');
  const served = (await app.inject('/Circular/circular-a-2026-05-01')).body;
  for (const page of [built, served]) {
    for (const name of ['Fee #2', 'Notice 1', 'Notice 2', '100% Result']) {
      expect(page).toContain(`>${name} (PDF)<`);
    }
  }
  const list = readFileSync(join(publicDir, 'api/circular/all/DHS'), 'utf8');
  const [{ files } = { files: [] }] = JSON.parse(list) as { files: { name: string }[] }[];
  expect(files.map(({ name }) => name)).toEqual(['Fee #2', 'Notice', 'Notice', '100% Result']);
});
