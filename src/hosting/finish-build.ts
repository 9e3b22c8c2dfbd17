import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { offlineNoteRule } from '../offline/note-rule';
import { finishHtml } from './finish-html';
import { siteStylesheet, takeLateRules } from './late-rules';
import { mergeRules } from './merge-rules';
import { pageScripts } from './page-scripts';
import { takePrintRules } from './print-rules';
import { tokenRules } from './prune-tokens';

/** Rules that leave a page for a file of all pages. */
interface MovedRules {
  print: string[];
  late: string[];
}

/**
 * Rewrites every built page (see `finishHtml`), and gathers in two files what only paper needs and
 * what is needed only below the first screen.
 */
export async function finishBuiltPages(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const moved = await Promise.all(files.map((file) => finishPage(publicDir, file)));
  await writeRules(
    join(publicDir, 'print.css'),
    moved.flatMap(({ print }) => print),
  );
  await writeRules(join(publicDir, siteStylesheet), [
    ...moved.flatMap(({ late }) => late),
    offlineNoteRule,
  ]);
}

async function finishPage(publicDir: string, file: string): Promise<MovedRules> {
  const html = await readFile(file, 'utf8');
  const pagePath = pagePathOf(relative(publicDir, file));
  const own = await pageScripts(publicDir, pagePath);
  const finished = finishHtml(html, pagePath, own);
  if (finished === html) return { print: [], late: [] };
  const print = takePrintRules(finished);
  const late = takeLateRules(print.html);
  await writeFile(file, late.html);
  return { print: print.rules, late: [...tokenRules(html), ...late.rules] };
}

/** A page that Gatsby took over from an earlier build has given its rules then: they are kept. */
async function writeRules(file: string, rules: string[]): Promise<void> {
  const earlier = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  await writeFile(file, mergeRules(earlier, rules).join('\n'));
}

/** The address under which Gatsby knows a built file: `AboutUs/index.html` is `/AboutUs`. */
export function pagePathOf(file: string): string {
  const path = `/${file.split('\\').join('/')}`;
  return path.replace(/\/index\.html$/, '') || '/';
}
