import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'postcss';
import { cutFaces } from '../faces/cut-faces';
import { indicLetters } from '../faces/noto';
import { filesBelow } from '../../lib/files/files-below';
import { listsScript } from './boot-scripts';
import { readChunkFiles } from './chunk-files';
import { aboveFoot, footRules } from './page-scripts';
import { finishPage, sheetMarks } from './finish-page';
import { type Finish, keptPages } from './kept-pages';
import type { RuleTexts } from './page-styles';
import { addPage, sheetsOf } from './sheets';
import { animationsIn } from './style-rules';

/** What the finishing pass needs beside the pages. */
export interface FinishOptions {
  /** Gatsby's own output, with its record of the browser's bundle. */
  rawDir: string;
  /** The CSS of islands in states that no page shows. */
  rules?: string;
  /** Rules of what no page shows and no island draws, for the site's stylesheet. */
  siteRules?: readonly string[];
  /** The languages that the school writes in beside English. */
  languages?: readonly string[];
  /** Texts that pages may show later, such as those of lists. */
  laterTexts?: string;
  /** Keeps cut fonts and finished pages for the next build; `code` tells one state of the code from another. */
  cache?: { dir: string; code: string };
}

/** Writes a stylesheet under a name that says what is in it; gives its address. */
async function writeSheet(publicDir: string, mark: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  const address = mark.replace('{hash}', hash);
  await writeFile(join(publicDir, address), css);
  return address;
}

/** The faces that the pages of a folder, or what they show later, have letters for, and the letters above and in their feet. */
async function facesOf(
  publicDir: string,
  pages: readonly string[],
  laterTexts: string,
  cacheDir?: string,
) {
  let letters = indicLetters(laterTexts);
  let inFeet = '';
  for (const page of pages) {
    const html = await readFile(join(publicDir, page), 'utf8');
    const above = aboveFoot(html);
    letters += indicLetters(above);
    inFeet += indicLetters(html.slice(above.length));
  }
  return { faces: await cutFaces(publicDir, letters + inFeet, cacheDir), letters, inFeet };
}

/** Pages worked on at a time, while the styles of others are minified in a process of its own. */
const atATime = 4;

function notFinished(page: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${pagePathOf(page)} cannot be finished: ${reason}.`, { cause });
}

/**
 * Finishes the pages of a folder, which are there as Gatsby has built them, and writes the two
 * stylesheets that they share. Rejects, with its address and the reason, when one of them is not as
 * it should be.
 */
export async function finishBuiltPages(
  publicDir: string,
  { rawDir, rules = '', siteRules = [], languages = [], laterTexts = '', cache }: FinishOptions,
): Promise<void> {
  const chunks = await readChunkFiles(rawDir);
  const pages = filesBelow(publicDir).filter((file) => file.endsWith('.html'));
  const animations = animationsIn(parse([rules, ...siteRules].join('\n')).nodes);
  const scripts = { languages, ...(await facesOf(publicDir, pages, laterTexts, cache?.dir)) };
  const { name, text } = listsScript();
  await writeFile(join(publicDir, name), text);
  const finish: Finish = (raw) => finishPage(raw, chunks, animations, scripts);
  const madeBy = JSON.stringify([cache?.code, name, [...animations], scripts]);
  const finished = cache ? keptPages(cache.dir, madeBy, finish) : finish;
  const replace = async (page: string) => {
    const file = join(publicDir, page);
    try {
      const { html, rules: left } = await finished(await readFile(file, 'utf8'));
      await writeFile(file, html);
      return left;
    } catch (cause) {
      throw notFinished(page, cause);
    }
  };
  let shared: RuleTexts | undefined;
  // A few at a time: the trees of all at once are too much to hold.
  for (let at = 0; at < pages.length; at += atATime) {
    const some = pages.slice(at, at + atATime);
    for (const [index, left] of (await Promise.all(some.map(replace))).entries()) {
      try {
        shared = addPage(shared, left);
      } catch (cause) {
        throw notFinished(some[index] ?? '', cause);
      }
    }
  }
  if (!shared) return;
  const foot = footRules(scripts.faces, scripts.inFeet);
  const sheets = await sheetsOf(shared, rules, foot === '' ? siteRules : [...siteRules, foot]);
  const site = await writeSheet(publicDir, sheetMarks.site, sheets.site);
  const print = await writeSheet(publicDir, sheetMarks.print, sheets.print);
  // Only now are the addresses known. One page after the other: all at once are too much to hold.
  for (const page of pages) {
    const file = join(publicDir, page);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replaceAll(sheetMarks.site, site).replaceAll(sheetMarks.print, print),
    );
  }
}

/** The address under which Gatsby knows a built file: `AboutUs/index.html` is `/AboutUs`. */
export function pagePathOf(file: string): string {
  const path = `/${file.split('\\').join('/')}`;
  return path.replace(/\/index\.html$/, '') || '/';
}
