import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { toSfnt } from 'woff2sfnt-sfnt2woff';

const packages = createRequire(resolve('package.json'));
const folder = resolve('node_modules/.cache/fonts');

/**
 * The path of a font file that drawing can use, made once from the packages' own WOFF file, such as
 * `@fontsource/mukta/files/mukta-latin-400-normal.woff`.
 */
export function fontFile(file: string): string {
  const woff = readFileSync(packages.resolve(file));
  const digest = createHash('sha256').update(woff).digest('hex').slice(0, 8);
  const path = join(folder, `${basename(file, '.woff')}-${digest}.ttf`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // Another process may be about to draw with it.
    const part = `${path}.${process.pid}`;
    writeFileSync(part, toSfnt(woff));
    renameSync(part, path);
  }
  return path;
}
