import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { toSfnt } from 'woff2sfnt-sfnt2woff';

const packages = createRequire(resolve('package.json'));

let folder: string | undefined;

/** The folder of this process's fonts, which is gone with the process. */
function fontFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'school-font-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/**
 * The path of a font file that drawing can use, from the packages' own WOFF file, such as
 * `@fontsource/mukta/files/mukta-latin-400-normal.woff`. It is there until the process ends.
 */
export function fontFile(file: string): string {
  const path = join(fontFolder(), `${basename(file, '.woff')}.ttf`);
  writeFileSync(path, toSfnt(readFileSync(packages.resolve(file))));
  return path;
}
