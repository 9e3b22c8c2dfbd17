import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { grainTile } from './parts/grain';

/** One picture to make: where it goes (from the repository's root), how large, and its drawing. */
export interface PictureJob {
  file: string;
  width: number;
  height: number;
  /** WebP quality, 1 to 100. */
  quality: number;
  /** Lower the quality step by step until the file has at most this many KB. */
  limit?: number;
  svg: () => string;
}

const tile = { size: 256, pixels: grainTile(256) };

const lowest = 46;

/** Draws a picture, lays the paper grain over it and gives the WebP file's bytes. */
export const rasterise = async (job: Omit<PictureJob, 'file'>): Promise<Buffer> => {
  const { svg, width, height, limit = Number.POSITIVE_INFINITY } = job;
  const flat = await sharp(Buffer.from(svg()), { unlimited: true })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grained = await sharp(flat)
    .composite([
      {
        input: tile.pixels,
        raw: { width: tile.size, height: tile.size, channels: 4 },
        tile: true,
      },
    ])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const encode = (quality: number): Promise<Buffer> =>
    sharp(grained).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  let quality = job.quality;
  let data = await encode(quality);
  while (data.length > limit * 1024 && quality > lowest) {
    quality -= 6;
    data = await encode(quality);
  }
  return data;
};

/** Draws an SVG of a square as PNG bytes, `size` pixels wide and high. */
export const rasterisePng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Writes a file and the folders above it. */
export const save = async (file: string, data: string | Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
};
