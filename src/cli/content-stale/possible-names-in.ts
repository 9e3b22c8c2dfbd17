import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFolder, readFolder } from '../../content/folder';
import { possibleNames, type PossibleName } from '../../content/privacy/possible-names';
import { readKinds } from '../../content-service/dataset/kinds';

/** Words of a content folder that may name a withdrawn child, in its files and in the lists of the service. */
export function possibleNamesIn(
  dir: string,
  folder: ContentFolder = readFolder(dir),
): PossibleName[] {
  const { site, navigation, home, alert, opening, search, facts, pages, privacy } = folder;
  const single = [site, navigation, home, alert, opening, search].flatMap((source) => source ?? []);
  const service = join(dir, 'service');
  const lists = existsSync(service) ? readKinds(service).flatMap(({ source }) => source ?? []) : [];
  return possibleNames([...single, ...facts, ...pages, ...lists], privacy);
}
