/** @jest-environment node */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { albumYaml, folder, names, rules, school, withdrawn } from './support/album-school';
import { cleanUp, newApp, newFolder } from './support/app';
import { albumPage } from './support/item-pages';
import { addressOf, writeFiles } from './support/photos';

jest.setTimeout(120_000);
afterAll(cleanUp);

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
