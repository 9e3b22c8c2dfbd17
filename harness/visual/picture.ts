import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture as rows of pixels, four bytes each. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** A picture as it is kept: `exact` says whether every pixel is as it was. */
export interface Kept {
  bytes: Buffer;
  exact: boolean;
}

/** Reads a PNG or WebP. */
export async function decode(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const pixels = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** A fingerprint of every pixel. */
export function fingerprint({ width, height, data }: Picture): string {
  return createHash('sha256')
    .update(`${width}x${height}\n`)
    .update(data)
    .digest('hex')
    .slice(0, 24);
}

/** Larger pictures than this show illustrations, which take ten times the room without loss. */
const exactBytes = 24_000;

/** Every pixel as it is; higher efforts take twice the time and save less than a hundredth. */
export const encodeExact = (picture: Picture) =>
  pixels(picture).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();

/** Small, with loss: for a reader's eye. */
export const encodeSmall = (picture: Picture) =>
  pixels(picture).removeAlpha().webp({ quality: 25, effort: 6 }).toBuffer();

/** The picture as it is kept in the repository: without loss unless that takes too much room. */
export async function keep(picture: Picture): Promise<Kept> {
  const exact = await encodeExact(picture);
  if (exact.length <= exactBytes) return { bytes: exact, exact: true };
  return { bytes: await encodeSmall(picture), exact: false };
}

/** The picture on a larger background, which stays empty, so that two of different size can be laid over. */
export function onBackground(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    picture.data.copy(data, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  }
  return { width, height, data };
}
