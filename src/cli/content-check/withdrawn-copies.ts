import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { ContentFolder } from '../../content/folder';
import { fileFingerprint, withdrawnIn } from '../../lib/privacy/withdrawn';
import { fileFolders } from '../content-pictures/list-photos';
import { type ContentFile, contentFilesBelow } from '../files-below';
import { withdrawnPaths } from './withdrawn-files';

const digest = ({ path }: ContentFile) =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

const sizeOf = ({ path }: ContentFile) => statSync(path).size;

/** A path as privacy.yaml has it: `pictures/news/1.jpg`, or `news/1.jpg` for one of a page. */
const spellings = ({ file }: ContentFile) => [
  file,
  file.replace(/^[^/]+\/(?:pictures|papers)\//, ''),
];

/**
 * Files that are the same as a withdrawn one, byte for byte, and not withdrawn: who puts a photo into an album and
 * a news item copies it.
 */
export function withdrawnCopies(
  folder: Pick<ContentFolder, 'privacy'>,
  contentDir: string,
): { file: string; message: string }[] {
  const { isFile } = withdrawnIn(withdrawnPaths(folder, contentDir).map(fileFingerprint));
  const isGone = (one: ContentFile) => spellings(one).some(isFile);
  const all = contentFilesBelow(contentDir, fileFolders);
  const gone = all.filter((one) => isGone(one) && sizeOf(one) > 0);
  const sizes = new Set(gone.map(sizeOf));
  const byDigest = new Map(gone.map((one) => [digest(one), one.file]));
  return all
    .filter((one) => sizes.has(sizeOf(one)) && !isGone(one))
    .flatMap((one) => {
      const same = byDigest.get(digest(one));
      const message = `it is the same file as ${same}, which is withdrawn; withdraw it too, or take it away, or it is still shown`;
      return same === undefined ? [] : [{ file: one.file, message }];
    });
}
