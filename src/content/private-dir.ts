import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** A list of a content folder that names children: that of the private folder where it is there. It need not exist. */
export function childrenFileOf(content: string, file: string): string {
  const folder = privateDirOf(content);
  const apart = folder && join(folder, file);
  return apart && existsSync(apart) ? apart : join(content, 'service', file);
}
