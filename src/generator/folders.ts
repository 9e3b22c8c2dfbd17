import { resolve } from 'node:path';
import { contentDir, publicDir } from '../content/content-dir';

/** Where a build reads and writes: the school's own folders, and caches in the project's. */
export const buildFolders = () => ({
  contentDir: contentDir(),
  publicDir: publicDir(),
  /** Gatsby builds there and nowhere else. */
  gatsbyDir: resolve('public'),
  /** Gatsby's own output, kept beside its cache. */
  rawDir: resolve('.cache/gatsby-public'),
  /** What is remembered for the next build, each in a folder of its own. */
  cardsDir: resolve('.cache/cards'),
  /** Gatsby empties its own cache of scripts. */
  editorDir: resolve('node_modules/.cache/editor'),
  compressedDir: resolve('.cache/compressed'),
  keptDir: resolve('.cache/kept-build'),
});
