/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishDocuments } from '../../src/build/publish/publish';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { cleanUp, newApp, newFolder } from './support/app';
import { filesOfLists } from './support/list-files';
import { addressOf, photo, writeFiles } from './support/photos';

jest.setTimeout(60_000);
afterAll(cleanUp);

const folder = 'pictures/albums/walk';
/** As a film says where it was taken. */
const place = '\u00a9xyz+30.3165+078.0322/';
const film = Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0 moov udta ${place}`, 'latin1');
const tells = (bytes: Buffer) => bytes.includes('+30.3165+078.0322');

/** Pictures without a word of a camera, behind which something stands; and those behind which nothing does. */
async function pictures(): Promise<Record<string, Buffer>> {
  const whole = {
    jpg: await photo().jpeg().toBuffer(),
    'progressive.jpg': await photo().jpeg({ progressive: true }).toBuffer(),
    png: await photo().png().toBuffer(),
    webp: await photo().webp().toBuffer(),
  };
  return Object.fromEntries(
    Object.entries(whole).flatMap(([ending, bytes]) => [
      [`plain.${ending}`, bytes],
      [`more.${ending}`, Buffer.concat([bytes, film])],
      [`far.${ending}`, Buffer.concat([bytes, Buffer.alloc(200_000, 1), film])],
    ]),
  );
}

it('sends nothing that stands behind a picture, such as the film of a motion photo', async () => {
  const files = await pictures();
  const dataDir = newFolder();
  const publicDir = newFolder();
  writeFiles(dataDir, {
    'albums.yaml': `- { id: walk, title: Walk, date: 1 May 2026, folder: ${folder}, description: A. }\n`,
    ...Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]),
    ),
  });
  const app = await newApp({ dataDir });
  await filesOfLists(dataDir, publicDir);
  for (const [name, bytes] of Object.entries(files)) {
    const isPlain = name.startsWith('plain');
    const path = `${folder}/${name}`;
    expect([name, (await inspectPhoto(join(dataDir, path))).hasData]).toEqual([name, !isPlain]);
    const replies = await Promise.all(
      ['', '?w=160'].map((size) => app.inject(addressOf(path) + size)),
    );
    for (const { rawPayload } of replies) {
      expect([name, tells(rawPayload)]).toEqual([name, false]);
      expect((await sharp(rawPayload).metadata()).width).toBeGreaterThan(100);
    }
    const built = readFileSync(join(publicDir, 'api/image', path));
    expect([name, tells(built), built.equals(bytes)]).toEqual([name, false, isPlain]);
  }
});

it('publishes no scan with more behind it', async () => {
  const { 'more.jpg': scan = Buffer.alloc(0) } = await pictures();
  const [contentDir, publicDir] = [newFolder(), newFolder()];
  writeFiles(contentDir, { 'papers/scan.jpg': scan });
  await publishDocuments(publicDir, contentDir, { documents: ['scan.jpg'] });
  expect(tells(readFileSync(join(publicDir, 'papers/scan.jpg')))).toBe(false);
});
