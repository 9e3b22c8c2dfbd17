import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';

/** Where the files of before the last upgrade are kept, in the school's folder. */
export const keptFolder = '.before-upgrade';

interface Kept {
  from: string;
  /** Every file that the upgrade wrote, and what it wrote; `isNew` when there was none before. */
  files: { name: string; isNew: boolean; hash: string }[];
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const halfOf = (folder: string) => join(folder, `${keptFolder}.half`);
const listOf = (kept: string) => join(kept, 'upgrade.json');
const readKept = (kept: string) => JSON.parse(readFileSync(listOf(kept), 'utf8')) as Kept;

/** Whether a file still is as an upgrade wrote it. */
const isAsWritten = (folder: string, { name, hash }: Kept['files'][number]) =>
  existsSync(join(folder, name)) && hashOf(readFileSync(join(folder, name))) === hash;

/** Puts the files that `kept` holds into a folder; removes those that were new. */
function putFiles(kept: string, folder: string, files: Kept['files']): void {
  for (const { name, isNew } of files) {
    if (isNew) rmSync(join(folder, name), { force: true });
    else cpSync(join(kept, name), join(folder, name));
  }
}

/**
 * Takes back what an upgrade had written that was stopped in the middle, as by a power cut: only then can all of it be
 * taken back. Gives the version of before; `undefined` where there was none.
 */
export function takeBackStopped(folder: string): string | undefined {
  const half = halfOf(folder);
  if (!existsSync(listOf(half))) return undefined;
  const { from, files } = readKept(half);
  const written = files.filter((file) => isAsWritten(folder, file));
  putFiles(half, folder, written);
  rmSync(half, { recursive: true });
  return from;
}

/** Keeps files as they are while `write` writes others in their place. When it fails, what an earlier upgrade kept stays. */
export function writeKeeping(
  folder: string,
  from: string,
  texts: ReadonlyMap<string, string>,
  write: () => void,
): void {
  const kept = join(folder, keptFolder);
  const half = halfOf(folder);
  rmSync(half, { recursive: true, force: true });
  try {
    mkdirSync(half);
    const files = Array.from(texts, ([name, text]) => {
      const isNew = !existsSync(join(folder, name));
      if (!isNew) cpSync(join(folder, name), join(half, name));
      return { name, isNew, hash: hashOf(text) };
    });
    const list = JSON.stringify({ from, files } satisfies Kept, null, 2);
    writeWhole(listOf(half), `${list}\n`);
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
  const kept = join(folder, keptFolder);
  if (existsSync(listOf(kept))) putFiles(kept, copy, readKept(kept).files);
}

/**
 * Takes the last upgrade back; gives the version of before. Throws when a file was changed since, for
 * that change would be lost.
 */
export function undoUpgrade(folder: string): string {
  const kept = join(folder, keptFolder);
  if (!existsSync(listOf(kept))) {
    throw new Error(`${folder} keeps nothing of before an upgrade; there is nothing to take back`);
  }
  const { from, files } = readKept(kept);
  const changed = files.filter((file) => !isAsWritten(folder, file));
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(
      `${names} was changed since the upgrade; what it was before stands in ${keptFolder}, take it from there by hand`,
    );
  }
  putFiles(kept, folder, files);
  rmSync(kept, { recursive: true });
  return from;
}
