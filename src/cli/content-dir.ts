import { existsSync } from 'node:fs';
import { contentDir, fromCaller, requireContent } from '../content/content-dir';
import type { FolderToCheck } from './content-check/find-diagnostics';

/** The folder that `--dir` names, else the content of a build. Refuses one that isn't there, in one sentence. */
export function chosenFolder(dir: string | undefined): FolderToCheck {
  if (dir === undefined) {
    requireContent();
    return { dir: contentDir(), own: true };
  }
  const folder = fromCaller(dir);
  if (!existsSync(folder)) throw new Error(`--dir: there is no folder ${dir}`);
  return { dir: folder, own: folder === contentDir() };
}
