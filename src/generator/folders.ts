import { resolve } from 'node:path';

/** Where a build reads and writes, in the project's folder. */
export const buildFolders = () => ({
  contentDir: resolve('content'),
  publicDir: resolve('public'),
  /** Gatsby's own output, kept beside its cache. */
  rawDir: resolve('.cache/gatsby-public'),
  /** What is remembered for the next build, each in a folder of its own. */
  cardsDir: resolve('.cache/cards'),
  /** Gatsby empties its own cache of scripts. */
  editorDir: resolve('node_modules/.cache/editor'),
  compressedDir: resolve('.cache/compressed'),
  keptDir: resolve('.cache/kept-build'),
});
