import { join, resolve } from 'node:path';
import { contentDir, publicDir } from '../content/content-dir';
import { gatsbyProject } from './gatsby-project';
import { schoolKey } from './school-key';

/** Names what `npm run build:schools` has compiled, for the processes it starts. */
export const compiledVariable = 'COMPILED_SITE';

/** Where a build by Gatsby puts what it compiles, when it is one for many schools: no site is finished then. */
export const compilesFor = (): string | undefined => process.env['COMPILE_FOR'];

/** Where a build of one of many schools keeps what the next one may use; undefined for any other build. */
function sharedFolders() {
  const compiled = process.env[compiledVariable];
  if (!compiled) return undefined;
  return {
    rawDir: join(compiled, 'public'),
    cardsDir: join(resolve('.caches/cards'), schoolKey(contentDir())),
    compressedDir: resolve('.caches/compressed'),
  };
}

/** Where a build reads and writes: the school's own folders, and caches in the project's. */
export const buildFolders = () => ({
  contentDir: contentDir(),
  publicDir: publicDir(),
  /** Gatsby's own output. */
  rawDir: join(gatsbyProject(), 'public'),
  /** What is remembered for the next build, each in a folder of its own. */
  cardsDir: join(gatsbyProject(), 'cards'),
  /** Gatsby empties its own cache of scripts. */
  editorDir: resolve('node_modules/.cache/editor'),
  compressedDir: join(gatsbyProject(), 'compressed'),
  keptDir: join(gatsbyProject(), 'kept-build'),
  ...sharedFolders(),
});
