import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the script files of a chunk and of all that it needs; undefined for an unknown chunk. */
export type ChunkFiles = (name: string) => string[] | undefined;

interface BuildStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

/** Reads Gatsby's record of the browser's bundle: which files belong to which named chunk. */
export async function readChunkFiles(rawDir: string): Promise<ChunkFiles> {
  const text = await readFile(join(rawDir, 'webpack.stats.json'), 'utf8');
  const { namedChunkGroups } = JSON.parse(text) as BuildStats;
  return (name) =>
    namedChunkGroups[name]?.assets
      .map((asset) => `/${asset.name}`)
      .filter((address) => address.endsWith('.js'));
}
