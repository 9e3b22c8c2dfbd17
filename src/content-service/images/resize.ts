import { pictureWidths } from '../../lib/http/list-files';
import { acceptedNames } from '../server/accepted-names';
import sharp from 'sharp';
import { mostPixels } from '../../content/photos/clean-photo';
import { mediaTypes } from '../../content/photos/inspect-photo';

/** How wide at most a whole picture is sent whose file holds what is not for visitors. */
export const wholeWidth = 2560;

/**
 * A picture format that is made on request; `original` keeps the file's own, and `card` is a JPEG of the
 * size that previews show, whatever width is wished for.
 */
export type Format = 'avif' | 'webp' | 'original' | 'card';

/** Reads `?w=`: the width to make. Undefined when it is not a whole number of pixels. */
export function widthFor(requested: string): number | undefined {
  if (!/^[1-9]\d{0,4}$/.test(requested)) return undefined;
  return pictureWidths.find((width) => width >= Number(requested)) ?? pictureWidths.at(-1);
}

/** The best format that a browser names in its Accept header. */
export function formatFor(accept: string | undefined): Format {
  const accepted = acceptedNames(accept);
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'original';
}

// One thread per picture; how many pictures are made at once is for the cache to say.
sharp.concurrency(1);
// Each size is made once and kept on the disk; libvips would hold the last originals open.
sharp.cache(false);

/** A picture made for one request. */
export interface Resized {
  data: Buffer;
  type: string;
}

/** The size that previews show; the heads of built pages say it too. */
const card = { width: 1200, height: 630 } as const;

/** WhatsApp passes over heavier pictures. */
export const mostCardBytes = 300_000;

const cardQualities = [78, 65, 50, 35, 20];

/** Whether a picture could not be made since it has too many pixels, though browsers may show it. */
export const hasTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');

/** The middle of a photo, or where its people are, as a JPEG: every preview can read one. */
async function drawCard(file: string): Promise<Resized> {
  const { data: pixels, info } = await sharp(file, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...card, fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let data = Buffer.alloc(0);
  for (const quality of cardQualities) {
    data = await sharp(pixels, { raw: { ...card, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (data.length < mostCardBytes) break;
  }
  return { data, type: 'image/jpeg' };
}

/**
 * Makes a picture at most `width` pixels wide; it is never enlarged. Rejects when the file is not
 * a picture that can be read.
 */
export async function resize(file: string, width: number, format: Format): Promise<Resized> {
  if (format === 'card') return drawCard(file);
  const picture = sharp(file, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'avif') picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') picture.webp({ quality: 78, effort: 4 });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, type: mediaTypes[info.format] ?? 'application/octet-stream' };
}
