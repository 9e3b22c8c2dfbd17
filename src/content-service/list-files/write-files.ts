import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sizedPath } from '../../http/list-files';
import type { ServedFile } from '../files/file-index';
import { findFile, type FoundFile } from '../files/send-file';
import type { PictureCache } from '../images/picture-cache';
import { wholeWidth, widths } from '../images/resize';
import type { HostedFiles } from './hosted-files';

interface Options {
  /** The folder of the dataset, with its pictures and papers. */
  dataDir: string;
  publicDir: string;
  cache: PictureCache;
  hosted: HostedFiles;
}

/** Writes a file, its folder too where it is missing. */
export async function write(path: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** The files in which a photo stands on a host, by their paths; rejects where it can't be decoded. */
async function filesOfPhoto(
  path: string,
  file: FoundFile,
  cache: PictureCache,
): Promise<Map<string, Buffer>> {
  const kind = await cache.kindOf(file);
  if (!kind) throw new Error(`${path} is no picture that browsers show`);
  const made = new Map<string, Buffer>();
  for (const width of widths) {
    made.set(sizedPath(path, width), (await cache.get(file, width, 'webp')).data);
  }
  // Of a photo that tells where it was taken, a copy that does not.
  const whole = kind.plain
    ? await readFile(file.path)
    : (await cache.get(file, wholeWidth, 'original')).data;
  return made.set(path, whole);
}

/**
 * Writes pictures and papers where a host of files serves them, photos in all their sizes. Gives the photos
 * that can't be decoded, of which nothing is written.
 */
export async function writeServedFiles(
  files: readonly ServedFile[],
  { dataDir, publicDir, cache, hosted }: Options,
): Promise<ServedFile[]> {
  const unreadable: ServedFile[] = [];
  for (const served of files) {
    const path = hosted.pathOf(served);
    const file = await findFile(dataDir, served.onDisk);
    if (!file) continue;
    const made =
      served.use === 'photo'
        ? await filesOfPhoto(path, file, cache).catch(() => undefined)
        : new Map([[path, await readFile(file.path)]]);
    if (!made) unreadable.push(served);
    for (const [place, bytes] of made ?? [])
      await write(join(publicDir, 'api/image', place), bytes);
  }
  return unreadable;
}
