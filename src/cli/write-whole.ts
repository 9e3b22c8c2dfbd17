import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file in one step: whoever reads it meanwhile, or pulls the plug, has the old one or the
 * new one whole. What a link leads to is replaced, not the link.
 */
export function writeWhole(file: string, data: string | Buffer): void {
  const known = statSync(file, { throwIfNoEntry: false });
  const target = known ? realpathSync(file) : file;
  const half = join(dirname(target), `.${basename(target)}.${process.pid}.half`);
  try {
    writeFileSync(half, data, { flag: 'wx', ...(known && { mode: known.mode }) });
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}
