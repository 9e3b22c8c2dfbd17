import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

/** A file of a content folder. */
export interface ContentFile {
  path: string;
  /** As an editor knows it: 'content/pictures/scenes/library.webp'. */
  file: string;
}

/** Every file below some folders of a content folder, in the order of their names. */
export function filesBelow(contentDir: string, folders: readonly string[]): ContentFile[] {
  const root = resolve(contentDir);
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path,
      file: `${basename(root)}/${relative(root, path).split(sep).join('/')}`,
    }));
}
