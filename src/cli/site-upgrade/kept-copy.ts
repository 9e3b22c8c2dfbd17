import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '../write-whole';

/** Where the files of before the last upgrade are kept, in the school's folder. */
export const keptFolder = '.before-upgrade';

interface Kept {
  from: string;
  /** Every file that the upgrade wrote, and what it wrote; `isNew` when there was none before. */
  files: { name: string; isNew: boolean; hash: string }[];
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const listIn = (folder: string) => join(folder, keptFolder, 'upgrade.json');
const readKept = (folder: string) => JSON.parse(readFileSync(listIn(folder), 'utf8')) as Kept;

/** Keeps files as they are while `write` writes others in their place. When it fails, what an earlier upgrade kept stays. */
export function writeKeeping(
  folder: string,
  from: string,
  texts: ReadonlyMap<string, string>,
  write: () => void,
): void {
  const kept = join(folder, keptFolder);
  const half = `${kept}.half`;
  rmSync(half, { recursive: true, force: true });
  try {
    mkdirSync(half);
    const files = Array.from(texts, ([name, text]) => {
      const isNew = !existsSync(join(folder, name));
      if (!isNew) cpSync(join(folder, name), join(half, name));
      return { name, isNew, hash: hashOf(text) };
    });
    const list = JSON.stringify({ from, files } satisfies Kept, null, 2);
    writeWhole(join(half, basename(listIn(folder))), `${list}\n`);
    write();
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
  rmSync(kept, { recursive: true, force: true });
  renameSync(half, kept);
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
    ({ name, hash }) =>
      !existsSync(join(folder, name)) || hashOf(readFileSync(join(folder, name))) !== hash,
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
