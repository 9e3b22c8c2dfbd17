/** @jest-environment node */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUp, newApp, newFolder } from './support/app';
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../src/lib/privacy/withdrawn';
import { albumPage } from './support/item-pages';
import { addressOf, photo, writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

jest.setTimeout(120_000);
afterAll(cleanUp);

const folder = 'pictures/albums/republic-day-2026';
const albumYaml = `- { id: rd, title: Republic Day, date: 26 January 2026, folder: ${folder}, description: A. }\n`;
const names = [
  'WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg',
  'WhatsApp Image 2026-01-26 at 9.15.32 AM.jpeg',
  'PARADE- 2.JPG.jpeg',
  'Fête.jpg'.normalize('NFD'),
  'parade-5.jpg',
  'Tara Joseph.jpg',
  'with tara_joseph (2).jpg',
];
const rules = (albums: string, withdrawn: string) =>
  ['birthdays', 'toppers', 'council']
    .map((key) => `${key}: { name: full, picture: photo }\n`)
    .join('') + `albums: { ${albums} }\n${withdrawn}`;

/** A school with the album, and these rules. */
async function school(privacy: string) {
  const root = newFolder();
  copyFileSync('content/site.yaml', join(root, 'site.yaml'));
  const jpeg = await photo().jpeg().toBuffer();
  writeFiles(root, {
    'privacy.yaml': privacy,
    'service/albums.yaml': albumYaml,
    ...Object.fromEntries(names.map((name) => [`service/${folder}/${name}`, jpeg])),
  });
  const dataDir = join(root, 'service');
  const siteFile = join(root, 'site.yaml');
  const app = await newApp({ siteFile, dataDir });
  const status = async (url: string) => (await app.inject(url)).statusCode;
  const publicDir = newFolder();
  await filesOfLists(dataDir, publicDir, siteFile);
  const built = readdirSync(publicDir, { recursive: true }).map(String);
  return { app, status, built, publicDir };
}

const withdrawn = (files: readonly string[], name = '') =>
  rules(
    'shown: true',
    `withdrawn:\n  - { ${name}files: [${files.map((file) => JSON.stringify(file)).join(', ')}] }\n`,
  );

/** Ways in which one address can be written. */
const spellings = (path: string) => [
  addressOf(path),
  addressOf(path.normalize('NFD')),
  addressOf(path.normalize('NFC')),
  addressOf(path.toUpperCase()),
  addressOf(path.replace(/([^/]+)$/, (name) => name.toUpperCase())),
  addressOf(addressOf(path).slice('/api/image/'.length)),
  `/api/image?url=${encodeURIComponent(path)}`,
  `/api/image?url=/${encodeURIComponent(path)}`,
  `${addressOf(path)}?w=320`,
  addressOf(path)
    .replace(/[a-z]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
    .replace(/^.*?image/, '/api/image'),
  addressOf(path.replace('albums/', 'albums//')),
  addressOf(path.replace('albums/', 'albums/./')),
];

const gone = ['WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg', 'Fête.jpg', 'parade-5.jpg'];

it.each([
  ['as it is', (path: string) => path],
  ['from the top of the project', (path: string) => `content/service/${path}`],
  ['encoded', (path: string) => encodeURI(path)],
  ['with other capitals', (path: string) => path.toUpperCase()],
  ['as a Mac writes it', (path: string) => path.normalize('NFD')],
  ['as an address', (path: string) => `https://www.school.example${addressOf(path)}`],
  ['with a slash in front', (path: string) => `/${path}`],
])('withholds a photo whose path is written %s', async (_what, written) => {
  const files = gone.map((name) => written(`${folder}/${name}`));
  const { app, status, built, publicDir } = await school(withdrawn(files));
  const { attachments } = (await app.inject('/api/subGallery?id=rd')).json<{
    attachments: string[];
  }>();
  expect(attachments).toHaveLength(names.length - gone.length);
  for (const name of gone) {
    for (const url of spellings(`${folder}/${name}`)) {
      expect([url, await status(url)]).toEqual([url, 404]);
    }
    expect(built.filter((file) => file.normalize('NFC').includes(name))).toEqual([]);
  }
  const lists = ['api/gallery/DHS', 'api/gallery/All/DHS', 'api/subGallery/rd'];
  for (const file of lists) {
    expect(readFileSync(join(publicDir, file), 'utf8')).not.toMatch(/parade-5|\(1\)|Fête/);
  }
  expect(await status(addressOf(`${folder}/${names[1]}`))).toBe(200);
});

it('withholds photos that are named after a withdrawn child', async () => {
  const { app, status, built } = await school(
    rules('shown: true', 'withdrawn:\n  - { name: Tara Joseph }\n'),
  );
  const { attachments } = (await app.inject('/api/subGallery?id=rd')).json<{
    attachments: string[];
  }>();
  expect(attachments).toHaveLength(names.length - 2);
  expect(await status(addressOf(`${folder}/Tara Joseph.jpg`))).toBe(404);
  expect(await status(addressOf(`${folder}/with tara_joseph (2).jpg`))).toBe(404);
  expect(built.filter((file) => /tara/i.test(file))).toEqual([]);
});

it.each([
  'maria_dsouza.jpg',
  "MARIA D'SOUZA (XII-A) 2.JPG",
  'Maria D’Souza 1.jpg',
  'MariaDSouza.jpeg',
  "maria-d'souza.PDF",
  "D'Souza, Maria.jpg",
  'DSouzaMaria.jpg',
])('takes %s for a file of Maria D’Souza', (name) => {
  const { isFile } = withdrawnIn(nameFingerprints("Maria D'Souza"));
  expect(isFile(`pictures/albums/parade/${name}`)).toBe(true);
  expect(isFile(addressOf(`pictures/albums/parade/${name}`))).toBe(true);
  expect(isFile('pictures/albums/parade/Maria at the parade.jpg')).toBe(false);
  expect(isFile('WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg')).toBe(false);
});

it.each([
  ['محمد علی', 'محمد علي.jpg'],
  ['فاطمہ ملک', 'فاطمه ملك (2).jpg'],
])('takes the letters of Arabic keyboards for those of Urdu: %s', (child, name) => {
  const { isFile } = withdrawnIn(nameFingerprints(child));
  expect(isFile(`pictures/albums/parade/${name}`)).toBe(true);
});

it('sends no photo of any album where albums are not shown', async () => {
  const { status, built } = await school(rules('shown: false', ''));
  for (const name of names) expect(await status(addressOf(`${folder}/${name}`))).toBe(404);
  expect(built.filter((file) => file.includes('albums'))).toEqual([]);
});

it('makes the card of no withdrawn photo', async () => {
  const root = newFolder();
  copyFileSync('content/site.yaml', join(root, 'site.yaml'));
  const plain = (background: string) =>
    sharp({ create: { width: 1200, height: 630, channels: 3, background } })
      .jpeg()
      .toBuffer();
  writeFiles(root, {
    'privacy.yaml': withdrawn([`${folder}/Photo 1 (a).jpg`]),
    'service/albums.yaml': albumYaml,
    [`service/${folder}/Photo 1 (a).jpg`]: await plain('#c01818'),
    [`service/${folder}/Photo 2 (a).jpg`]: await plain('#1818c0'),
    'public/SubGallery/index.html': albumPage,
  });
  const app = await newApp({
    siteFile: join(root, 'site.yaml'),
    dataDir: join(root, 'service'),
    publicDir: join(root, 'public'),
  });
  const { rawPayload } = await app.inject('/Gallery/rd/card.jpg');
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  expect((await app.inject('/Gallery/rd')).body).toContain('1 photo');
});
