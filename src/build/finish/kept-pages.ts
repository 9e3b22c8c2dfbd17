import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../lib/files/write-whole';
import type { FinishedPage } from './finish-page';

const asOfMark = ' data-as-of=';

/** What finishes a page. */
export type Finish = (raw: string) => Promise<FinishedPage>;

/**
 * Finishes only pages that `cacheDir` has not kept: after a change of one word, that is one of fifty. `madeBy` stands for
 * all that finished pages are made of beside the page as it was rendered: the code, and what `finish` was given.
 */
export function keptPages(cacheDir: string, madeBy: string, finish: Finish): Finish {
  return async (raw) => {
    // It says of which minute its lists are, so that no later build has the same one.
    if (raw.includes(asOfMark)) return finish(raw);
    const digest = createHash('sha256').update(madeBy).update(raw).digest('hex');
    const kept = join(cacheDir, `${digest}.json`);
    if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as FinishedPage;
    const finished = await finish(raw);
    await writeWhole(kept, JSON.stringify(finished));
    return finished;
  };
}
