import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from './page-path';

/** Finds the right address of a page that was asked for in other capitals or with a slash. */
export type PageFinder = (path: string) => Promise<string | undefined>;

const skipped = new Set(['static', 'page-data', 'icons', '_gatsby', '~partytown']);

async function pagesUnder(dir: string, path: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory() && !skipped.has(entry.name));
  const nested = await Promise.all(
    below.map(({ name }) => pagesUnder(join(dir, name), `${path}/${name}`)),
  );
  const own = entries.some(({ name }) => name === 'index.html') ? [path || '/'] : [];
  return [...own, ...nested.flat()];
}

/**
 * A finder over the built pages. The folder is read again at most every `freshMs`, so that a new
 * build is noticed and a flood of wrong addresses costs little.
 */
export function makePageFinder(publicDir: string, freshMs = 5000): PageFinder {
  let known: Promise<Map<string, string>> | undefined;
  let readAt = 0;
  return async (path) => {
    if (!known || performance.now() - readAt > freshMs) {
      readAt = performance.now();
      known = pagesUnder(publicDir, '').then(
        (pages) => new Map(pages.map((page) => [page.toLowerCase(), page])),
      );
    }
    const found = (await known).get((pagePath(path) || '/').toLowerCase());
    return found === path ? undefined : found;
  };
}
