import { copyFile, lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPhotoName } from '../files/file-kinds';
import { type NamedFiles, onDisk } from '../content/disk-names';
import { cleanPhoto } from '../content/photos/clean-photo';
import { inspectPhoto } from '../content/photos/inspect-photo';

/** A scan of a form stays as large as it is. */
const longestScan = 6000;

/**
 * Publishes these papers, by their paths in the content's folder of papers. Only the data of a camera, which tell
 * where a photo was taken, stay behind; so does what is no plain file.
 */
export async function publishPapers(
  publicDir: string,
  contentDir: string,
  { papers, diskNames }: NamedFiles,
): Promise<void> {
  for (const name of papers) {
    const file = join(contentDir, onDisk(`papers/${name}`, diskNames));
    if (!(await lstat(file)).isFile()) continue;
    const target = join(publicDir, 'papers', name);
    await mkdir(dirname(target), { recursive: true });
    const facts = isPhotoName(name) ? await inspectPhoto(file).catch(() => undefined) : undefined;
    if (facts?.hasData) await writeFile(target, await cleanPhoto(file, longestScan));
    else await copyFile(file, target);
  }
}
