import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { finishHtml } from './finish-html';

/** Rewrites every built page (see `finishHtml`). */
export async function finishBuiltPages(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file, 'utf8');
      const finished = finishHtml(html, pagePathOf(relative(publicDir, file)));
      if (finished !== html) await writeFile(file, finished);
    }),
  );
}

/** The address under which Gatsby knows a built file: `AboutUs/index.html` is `/AboutUs`. */
export function pagePathOf(file: string): string {
  const path = `/${file.split('\\').join('/')}`;
  return path.replace(/\/index\.html$/, '') || '/';
}
