import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostics';
import { type ContentFolder, readFolder } from '../../content/folder';
import { filesWithheld } from '../../content/privacy/files-withheld';
import { possibleNames, type PossibleName } from '../../content/privacy/possible-names';
import { withdrawnSources } from '../../content/privacy/private-withdrawn';
import { readKinds } from '../../content-service/dataset/kinds';
import { photosWithheld } from './photos-withheld';

/** All files of a content folder that say something, those of the service's lists, too. */
function sourcesIn(dir: string, folder: ContentFolder) {
  const { site, navigation, home, alert, opening, search, facts, pages } = folder;
  const single = [site, navigation, home, alert, opening, search].flatMap((source) => source ?? []);
  const service = join(dir, 'service');
  const lists = existsSync(service) ? readKinds(service).flatMap(({ source }) => source ?? []) : [];
  return [...single, ...facts, ...pages, ...lists];
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
