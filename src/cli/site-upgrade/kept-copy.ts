import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the files of before the last upgrade are kept, in the school's folder. */
export const keptFolder = '.before-upgrade';

interface Kept {
  from: string;
  /** Every file that the upgrade wrote, and what it wrote; `isNew` when there was none before. */
  files: { name: string; isNew: boolean; hash: string }[];
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const listIn = (folder: string) => join(folder, keptFolder, 'upgrade.json');
const readKept = (folder: string) => JSON.parse(readFileSync(listIn(folder), 'utf8')) as Kept;

/** Keeps files as they are, before an upgrade writes them. */
export function keepFiles(folder: string, names: readonly string[]): void {
  rmSync(join(folder, keptFolder), { recursive: true, force: true });
  for (const name of names.filter((one) => existsSync(join(folder, one)))) {
    const copy = join(folder, keptFolder, name);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(folder, name), copy);
  }
}

/** Notes what an upgrade has written. */
export function noteWritten(folder: string, from: string, names: readonly string[]): void {
  const files = names.map((name) => {
    const isNew = !existsSync(join(folder, keptFolder, name));
    return { name, isNew, hash: hashOf(join(folder, name)) };
  });
  mkdirSync(join(folder, keptFolder), { recursive: true });
  writeFileSync(listIn(folder), `${JSON.stringify({ from, files } satisfies Kept, null, 2)}\n`);
}

/** Puts what a school's folder keeps of before its last upgrade, if anything, into a copy of the folder. */
export function putBack(folder: string, copy: string): void {
  if (!existsSync(listIn(folder))) return;
  for (const { name, isNew } of readKept(folder).files) {
    if (isNew) rmSync(join(copy, name), { force: true });
    else cpSync(join(folder, keptFolder, name), join(copy, name));
  }
}

/**
 * Takes the last upgrade back; gives the version of before. Throws when a file was changed since, for
 * that change would be lost.
 */
export function undoUpgrade(folder: string): string {
  if (!existsSync(listIn(folder))) {
    throw new Error(`${folder} keeps nothing of before an upgrade; there is nothing to take back`);
  }
  const { from, files } = readKept(folder);
  const changed = files.filter(
    ({ name, hash }) => !existsSync(join(folder, name)) || hashOf(join(folder, name)) !== hash,
  );
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(
      `${names} was changed since the upgrade; what it was before stands in ${keptFolder}, take it from there by hand`,
    );
  }
  putBack(folder, folder);
  rmSync(join(folder, keptFolder), { recursive: true });
  return from;
}
