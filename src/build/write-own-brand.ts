import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeBrandFiles } from './publish/brand-files';

/** Writes a school's logo and icons into a folder; nothing for a school that has lost its logo. */
export async function writeOwnBrand(publicDir: string, contentDir: string): Promise<void> {
  if (existsSync(join(contentDir, 'pictures/mark.svg'))) {
    await writeBrandFiles(publicDir, contentDir);
  }
}
