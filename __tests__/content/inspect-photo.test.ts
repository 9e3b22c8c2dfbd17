/** @jest-environment node */
import sharp from 'sharp';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';

/** A photo whose EXIF data say that their list of entries begins at this byte. */
async function photoWithList(at: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  const jpeg = await picture.jpeg().toBuffer();
  const exif = Buffer.from('Exif\0\0II*\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt32LE(at, 10);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

it.each([
  ['of no entries', 8, false],
  ['that leads out of them', 9000, true],
])('takes data with a list %s for data of a place: %s', async (_name, at, hasPlace) => {
  expect(await inspectPhoto(await photoWithList(at))).toMatchObject({ hasData: true, hasPlace });
});
