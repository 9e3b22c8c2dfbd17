import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below the built site's folder, as `page-data/Fee/page-data.json`, in order. */
export async function builtFiles(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
