import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPhotoName } from '../../lib/files/file-kinds';
import { type NamedFiles, onDisk } from '../../content/disk-names';
import { cleanPhoto } from '../../content/photos/clean-photo';
import { inspectPhoto } from '../../content/photos/inspect-photo';
import { filesBelow } from '../../lib/files/files-below';
import { hashLength } from '../../lib/headers/cache-control';

/*
 * A site is put together in an empty folder, from rendered pages and from what Gatsby has compiled, which stays as
 * it is: with it Gatsby tells what has changed.
 */

interface Published {
  publicDir: string;
  /** Gatsby's own output. */
  rawDir: string;
  /** Sized pictures, at their addresses. */
  picturesDir: string;
}

/** Whether a folder holds the data that Gatsby keeps beside its pages; a published one has none. */
export const isGatsbyOutput = (dir: string) => existsSync(join(dir, 'page-data'));

async function copyInto(publicDir: string, rawDir: string, name: string): Promise<void> {
  const target = join(publicDir, name);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(rawDir, name), target);
}

const hash = `[0-9a-f]{${hashLength}}`;
const scriptHash = new RegExp(`-(${hash})\\.js$`);
/** A picture in one of its sizes: the digest of its file, that of the size, and its name as part of an address. */
const sizedPicture = /static\/[\da-f]{32}(?:-upright)?\/[\da-f]+\/[\w.%~!'()*-]+/g;
const isText = (name: string) => /\.(html|css)$/.test(name) || /^app-[0-9a-f]+\.js$/.test(name);

/**
 * Publishes the scripts, fonts and pictures that the finished pages name, or the entry script, which
 * knows all others; what earlier builds have left, and other schools' pictures, are named by nobody.
 */
export async function publishNamedFiles(folders: Published): Promise<void> {
  const { publicDir, rawDir, picturesDir } = folders;
  const raw = filesBelow(rawDir);
  const readTexts = async (dir: string, names: string[]) =>
    (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('\n');
  const pages = await readTexts(publicDir, filesBelow(publicDir).filter(isText));
  const entries = raw.filter((name) => /^app-/.test(name) && pages.includes(name));
  const texts = pages + (await readTexts(rawDir, entries.filter(isText)));
  const named = new Set(texts.match(new RegExp(`static/[\\w./-]+|${hash}`, 'g')));
  for (const name of raw.filter((one) => !one.match(sizedPicture))) {
    if (named.has(scriptHash.exec(name)?.[1] ?? name)) await copyInto(publicDir, rawDir, name);
  }
  for (const address of new Set(pages.match(sizedPicture))) {
    await copyInto(publicDir, picturesDir, decodeURIComponent(address));
  }
}

/** A scan of a form stays as large as it is. */
const longestScan = 6000;

/** Publishes a file. Only the data of a camera, which tell where a photo was taken, stay behind. */
async function publishFile(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const facts = isPhotoName(file) ? await inspectPhoto(file).catch(() => undefined) : undefined;
  if (facts?.hasData) await writeFile(target, await cleanPhoto(file, longestScan));
  else await copyFile(file, target);
}

/** Publishes a folder of the project as it is: `static`. */
export async function publishFolder(publicDir: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of filesBelow(folder)) {
    await publishFile(join(folder, name), join(publicDir, name));
  }
}

/** Publishes these documents, by their paths in the content's folder of documents, but nothing that is no plain file. */
export async function publishDocuments(
  publicDir: string,
  contentDir: string,
  { documents, diskNames }: NamedFiles,
): Promise<void> {
  for (const name of documents) {
    const file = join(contentDir, onDisk(`papers/${name}`, diskNames));
    if ((await lstat(file)).isFile()) await publishFile(file, join(publicDir, 'papers', name));
  }
}
