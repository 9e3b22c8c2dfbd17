import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir, isFolder, namedContent, requireContent } from '../content/content-dir';
import type { FolderToCheck } from './content-check/find-diagnostics';

/** Of these a content folder has some. */
const parts = ['site.yaml', 'pages', 'service', 'facts'];

/** The folder that `--dir` names, else the content of a build. Refuses one that isn't there, in one sentence. */
export function chosenFolder(dir: string | undefined): FolderToCheck {
  if (dir === undefined) {
    requireContent();
    return { dir: contentDir(), own: true };
  }
  const folder = namedContent(dir);
  if (!isFolder(folder)) throw new Error(`--dir: there is no folder ${dir}`);
  if (!parts.some((part) => existsSync(join(folder, part))))
    throw new Error(`--dir: ${dir} is no content folder; it has no ${parts.join(', no ')}`);
  return { dir: folder, own: folder === contentDir() };
}
