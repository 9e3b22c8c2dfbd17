import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isPlainPath } from '../../files/file-name';

/** A file that may be sent: its place on the disk, size in bytes and time of change in ms. */
export interface FoundFile {
  path: string;
  size: number;
  changed: number;
}

/**
 * The file at a plain path under a folder. Undefined when there is none, when it is not a plain
 * file, when a link leads elsewhere, or when the path's capitals differ from the file's.
 */
export async function findFile(root: string, path: string): Promise<FoundFile | undefined> {
  if (!isPlainPath(path)) return undefined;
  try {
    const home = await realpath(root);
    const real = await realpath(join(home, path));
    if (real !== home + sep + path.split('/').join(sep)) return undefined;
    const found = await stat(real);
    return found.isFile() ? { path: real, size: found.size, changed: found.mtimeMs } : undefined;
  } catch {
    // Not there, or not readable: nothing to send either way.
    return undefined;
  }
}
