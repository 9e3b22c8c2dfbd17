import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder } from './app';

/** The rows of the table of birthdays that are kept, with those of the frozen day: to read all 1,600 takes longest. */
const rows = 100;

/** The real lists in a folder of their own, with `pictures/news/wide.png` of 1000 × 500 pixels. */
export async function newDataFolder(): Promise<string> {
  const folder = newFolder();
  for (const name of readdirSync('content/service').filter((one) => /\.(?:yaml|csv)$/.test(one))) {
    copyFileSync(join('content/service', name), join(folder, name));
  }
  const birthdays = join(folder, 'birthdays.csv');
  const lines = readFileSync(birthdays, 'utf8').split('\n');
  const kept = lines.filter((line, index) => index <= rows || line.includes(',14 November,'));
  writeFileSync(birthdays, kept.join('\n'));
  mkdirSync(join(folder, 'pictures/news'), { recursive: true });
  mkdirSync(join(folder, 'papers'), { recursive: true });
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#23503D' } })
    .composite([{ input: { text: { text: 'Deodar', dpi: 300 } }, gravity: 'center' }])
    .png()
    .toFile(join(folder, 'pictures/news/wide.png'));
  return folder;
}
