import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isSystemFile } from './file-name';

function namesBelow(folder: string, isTaken: (entry: Dirent) => boolean): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isTaken)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every file below a folder, as `page-data/Fee/page-data.json`, in order; a missing folder has none. */
export const filesBelow = (folder: string): string[] =>
  namesBelow(folder, (entry) => entry.isFile());

/** The same with links, and without what a system has left. */
export const writtenBelow = (folder: string): string[] =>
  namesBelow(folder, (entry) => !entry.isDirectory()).filter(
    (name) => !name.split('/').some(isSystemFile),
  );
