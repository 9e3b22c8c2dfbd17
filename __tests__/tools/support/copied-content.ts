import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const made: string[] = [];

/** A folder of its own, for files that a person would have. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  made.push(folder);
  return folder;
}

/** A copy of the site's whole content. */
export function copiedContent(): string {
  const dir = join(newFolder(), 'content');
  cpSync('content', dir, { recursive: true });
  return dir;
}

/** Removes what was made; for `afterAll`. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

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

/** The smallest PDF that calls itself one. */
export function smallPdf(file: string): void {
  writeFileSync(file, '%PDF-1.7 a paper of the office');
}

/** The names of the files in a folder. */
export const namesIn = (folder: string) => readdirSync(folder).sort();

/** Copies a file of the sample's pictures to where a person would keep it. */
export function samplePicture(file: string): void {
  copyFileSync('content/pictures/scenes/library.webp', file);
}
