import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../../src/hosting/built-files';

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

/** What differs between two folders, a line a file; none when they are the same in every byte. */
export function differences(warm: Digests, cold: Digests): string[] {
  const names = [...new Set([...warm.keys(), ...cold.keys()])].sort();
  return names.flatMap((name) => {
    if (!cold.has(name)) return [`${name} is only in the build over an older one`];
    if (!warm.has(name)) return [`${name} is only in the build from nothing`];
    return warm.get(name) === cold.get(name) ? [] : [`${name} differs`];
  });
}
