/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
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

/** A note in a PNG, as programs write them. */
function textChunk(keyword: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${place}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A segment of a JPEG. */
function segment(mark: number, start = ''): Buffer {
  const body = Buffer.from(start + place, 'latin1');
  return Buffer.concat([Buffer.from([0xff, mark, 0, body.length + 2]), body]);
}

/** Pictures with notes that are not where cameras write them: of converters, makers of phones, editing programs. */
async function withNotes(): Promise<Record<string, Buffer>> {
  const [jpeg, png] = [await photo().jpeg().toBuffer(), await photo().png().toBuffer()];
  const within = (bytes: Buffer, at: number, note: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), note, bytes.subarray(at)]);
  return {
    'comment.jpg': within(jpeg, 2, segment(0xfe)),
    'maker.jpg': within(jpeg, 2, segment(0xe4, 'Maker')),
    'several.jpg': within(jpeg, 2, segment(0xe2, 'MPF\0')),
    'converted.png': within(png, 33, textChunk('exif:GPSLatitude')),
    'raw.png': within(png, 33, textChunk('Raw profile type exif')),
    'plain profile.jpg': await photo().withIccProfile('p3').jpeg().toBuffer(),
  };
}

it('sends nothing that stands behind a picture or in its notes, such as the film of a motion photo', async () => {
  const files = { ...(await pictures()), ...(await withNotes()) };
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
