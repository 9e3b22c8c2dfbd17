import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { privateDirOf } from '../../content/private-dir';

/** Lists that may stand in the private folder of a school: they name children who need not be in its repository. */
const privateLists: readonly string[] = ['register.yaml', 'birthdays.yaml', 'birthdays.csv'];

/** The private folder for a folder of data; undefined where the school has none. */
export const privateFolderOf = (dir: string): string | undefined =>
  privateDirOf(dirname(resolve(dir)));

/** The folder in which a list stands: the private one where it is there, else that of the data. */
export function folderOfList(dir: string, file: string): string {
  if (!privateLists.includes(file)) return dir;
  const folder = privateFolderOf(dir);
  return folder !== undefined && existsSync(join(folder, file)) ? folder : dir;
}

/** Lists of the private folder, as paths, for whoever follows changes. */
export function privateListsOf(dir: string): string[] {
  const folder = privateFolderOf(dir);
  return folder === undefined ? [] : privateLists.map((file) => join(folder, file));
}
