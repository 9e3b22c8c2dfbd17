import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { isPhotoName } from '../../files/file-kinds';
import { isSystemFile } from '../../files/file-name';

/** A picture of the content folder. */
export interface PhotoFile {
  path: string;
  /** As an editor knows it: 'content/pictures/scenes/library.webp'. */
  file: string;
  bytes: number;
}

const folders = ['pictures', 'papers', 'service/pictures', 'service/papers'];
const isPhoto = (name: string) => isPhotoName(name) && !isSystemFile(name);

/** Every photo and scan of the content folder, those of the content service included. */
export function listPhotos(contentDir: string): PhotoFile[] {
  const root = resolve(contentDir);
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isPhoto(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path,
      file: `${basename(root)}/${relative(root, path).split(sep).join('/')}`,
      bytes: statSync(path).size,
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
