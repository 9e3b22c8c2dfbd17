import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file in one step, its folder too where it is missing: whoever reads it meanwhile has the old file or
 * the new one whole, and so has whoever ends the process.
 */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // By a name that no other process has, since several may write the same file.
  const half = `${file}.${randomUUID()}.half`;
  try {
    await writeFile(half, data);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
