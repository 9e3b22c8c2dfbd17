import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../../src/build/publish/built-files';

/** The digest of every file of a folder, by its name. */
export type Digests = ReadonlyMap<string, string>;

/** Reads every file of a folder. */
export async function digestsOf(dir: string): Promise<Digests> {
  const names = await builtFiles(dir);
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, name)))
      .digest('hex');
  return new Map(names.map((name) => [name, digest(name)]));
}

/** What two folders were built from, for a reader of the differences. */
export interface Names {
  warm: string;
  cold: string;
}

/** What differs between two folders, a line a file; none when they are the same in every byte. */
export function differences(
  warm: Digests,
  cold: Digests,
  names: Names = { warm: 'over an older one', cold: 'from nothing' },
): string[] {
  const files = [...new Set([...warm.keys(), ...cold.keys()])].sort();
  return files.flatMap((file) => {
    if (!cold.has(file)) return [`${file} is only in the build ${names.warm}`];
    if (!warm.has(file)) return [`${file} is only in the build ${names.cold}`];
    return warm.get(file) === cold.get(file) ? [] : [`${file} differs`];
  });
}
