import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildTime } from '../../hosting/build-time';
import { sizedPath } from '../../http/list-files';
import type { Dataset } from '../dataset/dataset';
import { findFile, type FoundFile } from '../files/safe-path';
import { isRaster, mediaType } from '../images/media-types';
import { makePictureCache, type PictureCache } from '../images/picture-cache';
import { widths, wholeWidth } from '../images/variant';
import { beginSessionsIn } from '../school-year/session';
import { allowedLists } from '../dataset/allowed-lists';
import { writeItemPages } from '../items/write-item-pages';
import type { School } from '../school';
import { listReplies, type ListReply } from './list-replies';
import { isCertificate, namedFiles } from '../dataset/served-files';

interface Options {
  data: Dataset;
  school: School;
  /** The folder of the dataset, with its pictures and papers. */
  dataDir: string;
  publicDir: string;
  /** The folder for resized pictures, which the service has too. */
  cacheDir: string;
  /** When the files are written; the time of the build when left out. */
  now?: Date;
  showDrafts?: boolean;
}

/** What was written. */
export interface WrittenLists {
  replies: number;
  files: number;
  /** Pages of single items. */
  pages: number;
}

async function write(path: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** Throws where the disk takes two replies for one: some calls differ by capitals alone. */
async function proveApart(publicDir: string, replies: readonly ListReply[]): Promise<void> {
  for (const { path, json } of replies) {
    if ((await readFile(join(publicDir, path), 'utf8')) === JSON.stringify(json)) continue;
    throw new Error(
      `${path} was overwritten by a list whose address differs by capitals: this disk does not tell ` +
        'them apart. Build on one that does, such as the workflow of your repository.',
    );
  }
}

/** Writes a picture in all its sizes; what is no readable picture stands there as it is. */
async function writeSizes(file: FoundFile, cache: PictureCache, place: (width: number) => string) {
  for (const width of widths) {
    const made = await cache.get(file, width, 'webp').catch(() => undefined);
    await write(place(width), made?.data ?? (await readFile(file.path)));
  }
}

/** Writes a file itself; of a photo that tells where it was taken, a copy that does not. */
async function writeWhole(file: FoundFile, cache: PictureCache, place: string, raster: boolean) {
  const plain = !raster || (await cache.isPlain(file));
  const bytes = plain
    ? await readFile(file.path)
    : (await cache.get(file, wholeWidth, 'original')).data;
  await write(place, bytes);
}

/**
 * Writes what the content service would answer into a built site, as files: every list, each album,
 * and the pictures and papers that they name, in the sizes in which pages ask for them. What no list
 * names now stays out, above all certificates and what belongs to drafts. Answers to forms have no file.
 * Each circular and album also has its page, for being sent to others.
 */
export async function writeListFiles(options: Options): Promise<WrittenLists> {
  const { data, school, dataDir, publicDir, cacheDir, showDrafts = false } = options;
  const { now = buildTime() } = options;
  beginSessionsIn(school.firstMonth);
  const replies = listReplies(data, {
    schoolCode: school.code,
    privacy: school.privacy,
    now,
    showDrafts,
  });
  for (const { path, json } of replies) await write(join(publicDir, path), JSON.stringify(json));
  await proveApart(publicDir, replies);

  const cache = makePictureCache(cacheDir, Infinity);
  const place = (path: string) => join(publicDir, 'api/image', path);
  const files = [...namedFiles(replies.map(({ json }) => json))].filter(
    (path) => mediaType(path) && !isCertificate(path, data),
  );
  for (const path of files) {
    const file = await findFile(dataDir, path);
    // Which files are missing, `npm run content:check` tells.
    if (!file) continue;
    const raster = isRaster(path);
    await writeWhole(file, cache, place(path), raster);
    if (raster) await writeSizes(file, cache, (width) => place(sizedPath(path, width)));
  }
  const pages = await writeItemPages({
    data,
    lists: allowedLists(school.privacy),
    dataDir,
    publicDir,
    cache,
    now,
    showDrafts,
  });
  return { replies: replies.length, files: files.length, pages };
}
