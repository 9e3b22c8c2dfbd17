import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/**
 * A photo as a phone writes it: of twelve megapixels, held upright and stored on its side, with the
 * place where it was taken. Its upper half is red, its lower half blue.
 */
export async function phonePhoto(file: string, [width, height] = [4000, 3000]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const red = { width: width / 2, height, channels: 3 as const, background: '#c01020' };
  await sharp({ create: { width, height, channels: 3, background: '#1020c0' } })
    // Turned by a quarter to the right, its left becomes its top.
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Camera of the office', Model: 'Phone 12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 19/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '78/1 2/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** The colours in the middle of the upper and of the lower half, as 'red' or 'blue'. */
export async function halves(picture: string | Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((part) => {
    const row = Math.floor(info.height * part);
    const at = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}
