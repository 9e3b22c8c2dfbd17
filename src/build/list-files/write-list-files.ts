import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../lib/files/write-whole';
import { buildTime } from '../../lib/dates/build-time';
import { allowedLists } from '../../content-service/dataset/lists';
import type { Dataset } from '../../content-service/dataset/dataset';
import { publishedDataOf } from '../../content-service/dataset/published-data';
import { registerVersion } from '../../content-service/dataset/page-calls';
import { publicFiles } from '../../content-service/kinds/register';
import { namedFiles } from '../../content-service/dataset/named-files';
import { makePictureCache, type PictureCache } from '../../content-service/images/picture-cache';
import { writeItemPages } from './write-item-pages';
import type { School } from '../../content-service/school';
import { hostedFiles, type HostedFiles, hostedLists } from './hosted-files';
import { listReplies, type ListReply } from './list-replies';
import { callReplies, type PageLists, pageListsOf } from './page-lists';
import { isCertificate } from '../../content-service/live-content/school-content';
import { pictureWidths, sizedPath } from '../../lib/http/list-files';
import type { ServedFile } from '../../content-service/files/file-index';
import { findFile, type FoundFile } from '../../content-service/files/send-file';
import { wholeWidth } from '../../content-service/images/resize';

/** Photos are made smaller on all of them: of a school's thousands, each takes a quarter of a second. */
const cores = availableParallelism();

interface Options {
  data: Dataset;
  school: School;
  /** The folder of the dataset, with its pictures and documents. */
  dataDir: string;
  publicDir: string;
  /** The folder for resized pictures, which the service has too. */
  cacheDir: string;
  /** When the files are written; the time of the build when left out. */
  now?: Date;
  showDrafts?: boolean;
}

/** What was written. */
interface WrittenLists {
  replies: number;
  files: number;
  /** What pages are built of. */
  pageLists: PageLists;
  /** Writes the pages of single items, once the site's own are there; gives their number. */
  writePages: () => Promise<number>;
  /** The photos that can't be decoded, by their paths in the folder of the dataset; they are left out. */
  unreadable: string[];
}

/** Throws where the disk takes two replies for one, such as those of albums whose ids differ by capitals alone. */
async function proveApart(publicDir: string, replies: readonly ListReply[]): Promise<void> {
  for (const { path, json } of replies) {
    if ((await readFile(join(publicDir, path), 'utf8')) === JSON.stringify(json)) continue;
    throw new Error(
      `${path} was overwritten by a list whose address differs by capitals: this disk does not tell ` +
        'them apart. Build on one that does, such as the workflow of your repository.',
    );
  }
}

/**
 * Writes what the content service would answer into a built site, as files: every list, each album,
 * and the pictures and documents that they name, in the sizes in which pages ask for them. What no list
 * names now stays out, above all certificates that not everybody may open, and what belongs to drafts. Answers to forms have no file.
 * Each circular and album also has its page, for being sent to others.
 */
export async function writeListFiles(options: Options): Promise<WrittenLists> {
  const { school, dataDir, publicDir, cacheDir, showDrafts = false } = options;
  const { now = buildTime() } = options;
  const data = { ...options.data, school };
  const allowed = allowedLists(school.privacy);
  const asked = { schoolCode: school.code, now, showDrafts };
  const named = namedFiles(listReplies(data, { ...asked, lists: allowed }));
  const { data: shown } = publishedDataOf(data, showDrafts)(now);
  const open = publicFiles(shown.register, school.privacy);
  const others = [...named].filter((path) => !isCertificate(path, data));
  const files = [...others, ...open].flatMap((path) => data.files.at(path) ?? []);

  const cache = makePictureCache(cacheDir, Infinity, cores);
  const hosted = hostedFiles(data.files);
  const unreadable = await writeServedFiles(files, options, cache, hosted);

  const lists = hostedLists(allowed, data.files, hosted, new Set(unreadable));
  const replies = listReplies(data, { ...asked, lists });
  for (const { path, json } of replies)
    await writeWhole(join(publicDir, path), JSON.stringify(json));
  await proveApart(publicDir, replies);
  const pageLists = pageListsOf(
    callReplies(replies),
    school.privacy,
    now,
    registerVersion(school.privacy, shown),
  );
  const items = { data, lists, dataDir, publicDir, fileAt: hosted.at, cache, now, showDrafts };
  return {
    replies: replies.length,
    files: files.length - unreadable.length,
    pageLists,
    writePages: () => writeItemPages(items),
    unreadable: unreadable.map(({ onDisk }) => onDisk),
  };
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
  for (const width of pictureWidths) {
    made.set(sizedPath(path, width), (await cache.get(file, width, 'webp')).data);
  }
  // Of a photo that tells where it was taken, a copy that does not.
  const whole = kind.plain
    ? await readFile(file.path)
    : (await cache.get(file, wholeWidth, 'original')).data;
  return made.set(path, whole);
}

/**
 * Writes pictures and documents where a host of files serves them, photos in all their sizes. Gives the photos
 * that can't be decoded, of which nothing is written.
 */
async function writeServedFiles(
  files: readonly ServedFile[],
  { dataDir, publicDir }: Pick<Options, 'dataDir' | 'publicDir'>,
  cache: PictureCache,
  hosted: HostedFiles,
): Promise<ServedFile[]> {
  const write = async (served: ServedFile): Promise<ServedFile[]> => {
    const path = hosted.pathOf(served);
    const file = await findFile(dataDir, served.onDisk);
    if (!file) return [];
    const made =
      served.use === 'photo'
        ? await filesOfPhoto(path, file, cache).catch(() => undefined)
        : new Map([[path, await readFile(file.path)]]);
    for (const [place, bytes] of made ?? []) {
      await writeWhole(join(publicDir, 'api/image', place), bytes);
    }
    return made ? [] : [served];
  };
  const limit = pLimit(cores);
  return (await Promise.all(files.map((file) => limit(write, file)))).flat();
}
