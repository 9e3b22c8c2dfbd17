import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { contentDir, publicDir } from '../content/content-dir';

/** The name of what is kept for one school: a digest of its content folder's path, or of any other name. */
export const schoolKey = (dir: string) =>
  createHash('sha256').update(dir).digest('hex').slice(0, 16);

/** Where a build reads and writes: the school's own folders, and caches in the product's. */
export const buildFolders = () => ({
  contentDir: contentDir(),
  publicDir: publicDir(),
  /** Drawn cards of pages, for each school its own. */
  cardsDir: resolve('.build/cards', schoolKey(contentDir())),
  /** Sized pictures; finished pages, cut fonts and compressed files by their digests: the same for every school. */
  picturesDir: resolve('.build/pictures'),
  cacheDir: resolve('.build/cache'),
  /** Scripts of the editor, which `npm run edit` uses too. */
  editorDir: resolve('node_modules/.cache/editor'),
});
