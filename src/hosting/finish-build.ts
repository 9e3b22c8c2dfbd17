import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { finishHtml } from './finish-html';
import { takePrintRules } from './print-rules';

/** Rewrites every built page (see `finishHtml`), and gathers what only paper needs in one file. */
export async function finishBuiltPages(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const rules = await Promise.all(
    files.map((file) => finishPage(file, pagePathOf(relative(publicDir, file)))),
  );
  await writePrintRules(join(publicDir, 'print.css'), rules.flat());
}

async function finishPage(file: string, pagePath: string): Promise<string[]> {
  const html = await readFile(file, 'utf8');
  const finished = finishHtml(html, pagePath);
  if (finished === html) return [];
  const page = takePrintRules(finished);
  await writeFile(file, page.html);
  return page.rules;
}

/** A page that Gatsby took over from an earlier build has given its rules then: they are kept. */
async function writePrintRules(file: string, rules: string[]): Promise<void> {
  const earlier = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  const all = new Set([...earlier, ...rules].filter(Boolean));
  await writeFile(file, [...all].join('\n'));
}

/** The address under which Gatsby knows a built file: `AboutUs/index.html` is `/AboutUs`. */
export function pagePathOf(file: string): string {
  const path = `/${file.split('\\').join('/')}`;
  return path.replace(/\/index\.html$/, '') || '/';
}
