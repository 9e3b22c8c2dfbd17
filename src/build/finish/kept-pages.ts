import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../lib/files/write-whole';
import type { FinishedPage } from './finish-page';

/** The line that says of which minute a list is; no later build has the same one. */
const asOf = /(<p\b[^>]* data-as-of=[^>]*>)(.*?)(?=<\/p>)/gs;

/** What stands in the place of such a line while a page is finished. */
const placeOf = (index: number) => `{as of ${index}}`;

/** What finishes a page. */
export type Finish = (raw: string) => Promise<FinishedPage>;

/** A page without the minutes of its lists, and what puts them back. */
function withoutMinutes(raw: string) {
  const lines: string[] = [];
  const page = raw.replace(asOf, (_, start: string, line: string) => {
    return start + placeOf(lines.push(line) - 1);
  });
  const restore = (html: string) =>
    lines.reduce((text, line, index) => text.replace(placeOf(index), () => line), html);
  return { page, restore };
}

/**
 * Finishes only pages that `cacheDir` has not kept: after a change of one word, that is one of fifty. `madeBy` stands for
 * all that finished pages are made of beside the page as it was rendered: the code, and what `finish` was given.
 */
export function keptPages(cacheDir: string, madeBy: string, finish: Finish): Finish {
  return async (raw) => {
    const { page, restore } = withoutMinutes(raw);
    const digest = createHash('sha256').update(madeBy).update(page).digest('hex');
    const kept = join(cacheDir, `${digest}.json`);
    const isKept = existsSync(kept);
    const finished = isKept
      ? (JSON.parse(await readFile(kept, 'utf8')) as FinishedPage)
      : await finish(page);
    if (!isKept) await writeWhole(kept, JSON.stringify(finished));
    return { ...finished, html: restore(finished.html) };
  };
}
