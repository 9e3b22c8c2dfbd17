import { dirname } from 'node:path';
import type { ContentFolder } from '../../content/folder';
import { withdrawnSources } from '../../content/privacy/private-withdrawn';
import { withdrawnEntries } from '../../content/privacy/read-privacy';
import { readFileIndex } from '../../content-service/files/file-index';
import { fileKey } from '../../lib/files/file-name';

const written = (privacy: unknown): string[] =>
  withdrawnEntries(privacy)
    .flatMap(({ files }): unknown => files)
    .filter((path) => typeof path === 'string');

/** The paths of withdrawn files, as they are written. */
export const withdrawnPaths = (
  { privacy }: Pick<ContentFolder, 'privacy'>,
  contentDir: string,
): string[] => withdrawnSources(contentDir, privacy).flatMap(({ value }) => written(value));

/**
 * Withdrawn files that the content does not have: they were deleted, or their paths have a mistake and the
 * files are still shown.
 */
export function missingWithdrawn(
  folder: ContentFolder,
  serviceDir: string,
): { file: string; message: string }[] {
  const { pictures, documents, privacy } = folder;
  const { files, unserved } = readFileIndex(serviceDir);
  const known = new Set(
    [
      ...files.map(({ path }) => path),
      ...unserved.map(({ onDisk }) => onDisk),
      ...[...pictures].flatMap((path) => [path, `pictures/${path}`]),
      ...[...documents.keys()].flatMap((path) => [path, `papers/${path}`]),
    ].map(fileKey),
  );
  return withdrawnSources(dirname(serviceDir), privacy).flatMap(({ file, value }) =>
    written(value)
      .filter((path) => !known.has(fileKey(path)))
      .map((path) => ({
        file,
        message: `the content has no file "${path}"; if it was not deleted, correct its path, or it is still shown`,
      })),
  );
}
