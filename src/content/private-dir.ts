import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentDir, fromCaller } from './content-dir';

/**
 * The folder that PRIVATE_DIR names, for what names children and need not stand in the content's repository;
 * undefined where a school has none. Throws where there is no such folder: a child who is withdrawn there would
 * be shown.
 */
function privateDir(): string | undefined {
  const named = process.env['PRIVATE_DIR'];
  if (!named) return undefined;
  const folder = fromCaller(named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new Error(`PRIVATE_DIR: there is no folder ${folder}`);
}

/** The same for a content folder: it belongs to the school's own, and to no other that a command looks at. */
export const privateDirOf = (content: string): string | undefined =>
  resolve(content) === contentDir() ? privateDir() : undefined;

/** Lists that may stand in the private folder of a school: they name children who need not be in its repository. */
const privateLists: readonly string[] = ['register.yaml', 'birthdays.yaml', 'birthdays.csv'];

/** The private folder for a folder of data; undefined where the school has none. */
export const privateFolderOf = (dir: string): string | undefined =>
  privateDirOf(dirname(resolve(dir)));

/** The folder in which a list stands: the private one where it is there, else that of the data. */
export function folderOfList(dir: string, file: string): string {
  const folder = privateLists.includes(file) ? privateFolderOf(dir) : undefined;
  return folder !== undefined && existsSync(join(folder, file)) ? folder : dir;
}

/** The file of a list of a content folder, wherever it stands. It need not exist. */
export const listFileOf = (content: string, file: string): string =>
  join(folderOfList(join(content, 'service'), file), file);

/** Lists of the private folder, as paths, for whoever follows changes. */
export function privateListsOf(dir: string): string[] {
  const folder = privateFolderOf(dir);
  return folder === undefined ? [] : privateLists.map((file) => join(folder, file));
}
