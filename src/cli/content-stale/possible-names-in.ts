import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from '../../content/content-dir';
import type { Diagnostic } from '../../content/diagnostics';
import { type ContentFolder, readFolder } from '../../content/folder';
import { filesWithheld } from '../../content/privacy/files-withheld';
import { possibleNames, type PossibleName } from '../../content/privacy/possible-names';
import { withdrawnSources } from '../../content/privacy/private-withdrawn';
import { readKinds } from '../../content-service/dataset/kinds';
import { withdrawnFingerprints } from '../../content/privacy/read-privacy';
import { isRecord } from '../../content/record';
import type { SourceFile } from '../../content/source-file';
import { valuesIn } from '../../content/values-in';
import { parseFingerprint } from '../../lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../lib/privacy/withdrawn';

const listsIn = (service: string) => readKinds(service).flatMap(({ source }) => source ?? []);

/**
 * A diagnostic for each album of the lists in `service` with photos that are withheld for their names, which may be
 * those of a withdrawn child. Nothing is said of files that `privacy` names itself.
 */
export function photosWithheld(service: string, privacy: readonly SourceFile[]): Diagnostic[] {
  const names = privacy
    .flatMap(({ value }) => withdrawnFingerprints(value))
    .filter((fingerprint) => parseFingerprint(fingerprint).length > 0);
  if (names.length === 0) return [];
  const { isFile } = withdrawnIn(names);
  return listsIn(service).flatMap((source) =>
    valuesIn(source.value).flatMap(({ value, path }) => {
      const folder = isRecord(value) ? value['folder'] : undefined;
      if (typeof folder !== 'string' || !isFolder(join(service, folder))) return [];
      const photos = readdirSync(join(service, folder)).map((name) => `${folder}/${name}`);
      const [first, ...others] = photos.filter(isFile);
      if (first === undefined) return [];
      const message =
        `${others.length + 1} of the ${photos.length} files of this folder are not shown, since their names may be ` +
        `those of a withdrawn child, such as ${first}; rename those that show somebody else`;
      return [{ ...source.at([...path, 'folder']), message }];
    }),
  );
}

/** All files of a content folder that say something, those of the service's lists, too. */
function sourcesIn(dir: string, folder: ContentFolder) {
  const { site, navigation, home, alert, opening, search, facts, pages } = folder;
  const single = [site, navigation, home, alert, opening, search].flatMap((source) => source ?? []);
  return [...single, ...facts, ...pages, ...listsIn(join(dir, 'service'))];
}

/** Words of a content folder that may name a withdrawn child, in its files and in the lists of the service. */
export function possibleNamesIn(
  dir: string,
  folder: ContentFolder = readFolder(dir),
): PossibleName[] {
  return possibleNames(sourcesIn(dir, folder), withdrawnSources(dir, folder.privacy));
}

/** Words of a content folder with which pictures and papers are withheld, and albums with photos that are. */
export function filesWithheldIn(dir: string, folder: ContentFolder): Diagnostic[] {
  const withdrawn = withdrawnSources(dir, folder.privacy);
  return [
    ...filesWithheld(sourcesIn(dir, folder), withdrawn),
    ...photosWithheld(join(dir, 'service'), withdrawn),
  ];
}
