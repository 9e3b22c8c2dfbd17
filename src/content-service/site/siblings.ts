import { lstat, readFile } from 'node:fs/promises';
import { compressions, isSameTime } from '../../hosting/precompress';
import type { FoundFile } from '../files/safe-path';
import type { Encoding } from './encoding';

/** The compressed text that the build has laid beside a file; undefined when it has laid none. */
export async function readSibling(
  file: FoundFile,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  if (encoding === 'identity') return undefined;
  const path = file.path + compressions[encoding];
  try {
    const found = await lstat(path);
    if (!found.isFile() || !isSameTime(file.changed, found.mtimeMs)) return undefined;
    return await readFile(path);
  } catch {
    // None is there: the server compresses the file itself.
    return undefined;
  }
}
