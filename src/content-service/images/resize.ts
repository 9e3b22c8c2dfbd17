import sharp from 'sharp';
import type { Format } from './variant';

// One thread per picture; how many pictures are made at once is for the cache to say.
sharp.concurrency(1);

/** A picture made for one request. */
export interface Resized {
  data: Buffer;
  type: string;
}

const types: Record<string, string> = {
  avif: 'image/avif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Makes a picture at most `width` pixels wide; it is never enlarged. Rejects when the file is not
 * a picture that can be read.
 */
export async function resize(file: string, width: number, format: Format): Promise<Resized> {
  const picture = sharp(file, { limitInputPixels: 150_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'avif') picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') picture.webp({ quality: 78, effort: 4 });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, type: types[info.format] ?? 'application/octet-stream' };
}
