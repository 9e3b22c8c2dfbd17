import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder } from './app';

/** The real lists in a folder of their own, with `pictures/news/wide.png` of 1000 × 500 pixels. */
export async function newDataFolder(): Promise<string> {
  const folder = newFolder();
  for (const name of readdirSync('content/service').filter((one) => /\.(?:yaml|csv)$/.test(one))) {
    copyFileSync(join('content/service', name), join(folder, name));
  }
  mkdirSync(join(folder, 'pictures/news'), { recursive: true });
  mkdirSync(join(folder, 'papers'), { recursive: true });
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#23503D' } })
    .composite([{ input: { text: { text: 'Deodar', dpi: 300 } }, gravity: 'center' }])
    .png()
    .toFile(join(folder, 'pictures/news/wide.png'));
  return folder;
}
