import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { isPhotoName } from '../../lib/files/file-kinds';
import { isSystemFile } from '../../lib/files/file-name';
import { type ContentFile, contentFilesBelow } from '../files-below';

/** A picture of the content folder. */
export interface PhotoFile extends ContentFile {
  bytes: number;
}

/** The folders that hold pictures and documents. */
export const fileFolders = ['pictures', 'papers', 'service/pictures', 'service/papers'];

/** Whether a file is a photo or a scan by its name, and no system's own. */
export const isPhoto = (name: string) => isPhotoName(name) && !isSystemFile(name);

/** Every photo and scan of the content folder, those of the content service included. */
export const listPhotos = (contentDir: string): PhotoFile[] =>
  contentFilesBelow(contentDir, fileFolders)
    .filter(({ path }) => isPhoto(basename(path)))
    .map((one) => ({ ...one, bytes: statSync(one.path).size }));
