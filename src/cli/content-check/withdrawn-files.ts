import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from '../../content/folder';
import { withdrawnSources } from '../../content/privacy/private-withdrawn';
import { withdrawnEntries } from '../../content/privacy/read-privacy';
import type { UnpublishedFile } from '../../content/published-documents';
import { readFileIndex } from '../../content-service/files/file-index';
import { fileKey } from '../../lib/files/file-name';
import { fileFingerprint, withdrawnIn } from '../../lib/privacy/withdrawn';
import { fileFolders } from '../content-pictures/list-photos';
import { type ContentFile, contentFilesBelow } from '../files-below';

/** The path of a withdrawn file, and the file in which it is written. */
interface Named {
  file: string;
  path: string;
}

function missing(
  named: readonly Named[],
  { pictures, documents }: ContentFolder,
  contentDir: string,
): UnpublishedFile[] {
  const { files, unserved } = readFileIndex(join(contentDir, 'service'));
  const known = new Set(
    [
      ...files.map(({ path }) => path),
      ...unserved.map(({ onDisk }) => onDisk),
      ...[...pictures].flatMap((path) => [path, `pictures/${path}`]),
      ...[...documents.keys()].flatMap((path) => [path, `papers/${path}`]),
    ].map(fileKey),
  );
  return named
    .filter(({ path }) => !known.has(fileKey(path)))
    .map(({ file, path }) => ({
      file,
      message: `the content has no file "${path}"; if it was not deleted, correct its path, or it is still shown`,
    }));
}

const digest = ({ path }: ContentFile) =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

const sizeOf = ({ path }: ContentFile) => statSync(path).size;

/** A path as privacy.yaml has it: `pictures/news/1.jpg`, or `news/1.jpg` for one of a page. */
const spellings = ({ file }: ContentFile) => [
  file,
  file.replace(/^[^/]+\/(?:pictures|papers)\//, ''),
];

function copies(named: readonly Named[], contentDir: string): UnpublishedFile[] {
  const { isFile } = withdrawnIn(named.map(({ path }) => fileFingerprint(path)));
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

/**
 * Withdrawn files that the content does not have: they were deleted, or their paths have a mistake and the files are
 * still shown. And files that are the same as a withdrawn one, byte for byte, and not withdrawn: who puts a photo into
 * an album and a news item copies it.
 */
export function withdrawnHints(folder: ContentFolder, contentDir: string): UnpublishedFile[] {
  const named = withdrawnSources(contentDir, folder.privacy).flatMap(({ file, value }) =>
    withdrawnEntries(value)
      .flatMap(({ files }): unknown => files)
      .flatMap((path) => (typeof path === 'string' ? { file, path } : [])),
  );
  return [...missing(named, folder, contentDir), ...copies(named, contentDir)];
}
