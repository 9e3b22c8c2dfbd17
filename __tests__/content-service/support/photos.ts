import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A photo of 320 × 240 pixels, red on its left and blue on its right; larger where `width` says so. */
export const photo = (width = 320) =>
  sharp({
    create: { width, height: (width * 3) / 4, channels: 3, background: '#c01818' },
  }).composite([
    {
      input: {
        create: { width: width / 2, height: (width * 3) / 4, channels: 3, background: '#1818c0' },
      },
      left: width / 2,
      top: 0,
    },
  ]);

/** The head of a HEIC file, as iPhones write it. */
export const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(500, 7),
]);

/** Writes files into a folder, their folders too. */
export function writeFiles(dir: string, files: Record<string, string | Buffer>): void {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), bytes);
  }
}

/** The address of a file of the service, encoded as pages do. */
export const addressOf = (path: string) =>
  `/api/image/${path.split('/').map(encodeURIComponent).join('/')}`;
