import { basename, join, resolve } from 'node:path';
import { filesBelow } from '../lib/files/files-below';

/** A file of a content folder. */
export interface ContentFile {
  path: string;
  /** As an editor knows it: 'content/pictures/scenes/library.webp'. */
  file: string;
}

/** Every file below some folders of a content folder, in the order of their names. */
export function contentFilesBelow(contentDir: string, folders: readonly string[]): ContentFile[] {
  const root = resolve(contentDir);
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .sort()
    .map((name) => ({ path: join(root, name), file: `${basename(root)}/${name}` }));
}
