import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be sent: its place on the disk, size in bytes and time of change in ms. */
export interface FoundFile {
  path: string;
  size: number;
  changed: number;
}

// Also keeps out `..`, hidden files, backslashes, drive letters, NUL and encoded leftovers.
const segment = /^[\p{L}\p{N}_~][\p{L}\p{N}\p{M}_~@+,()' .-]*$/u;

/** A path of plain names, `pictures/news/dawn.webp`; anything with a way out of it is refused. */
export function isPlainPath(path: string): boolean {
  return path.length <= 500 && path.split('/').every((name) => segment.test(name));
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
