import { pictureWidths } from '../../lib/http/list-files';
import { createHash } from 'node:crypto';
import { access, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../lib/files/write-whole';
import { inspectForScreens, type ScreenPicture } from '../../content/photos/inspect-photo';
import type { FoundFile } from '../files/send-file';
import { type Format, resize, type Resized } from './resize';

/** Pictures that were resized before, kept on the disk up to a number of bytes. */
export type PictureCache = ReturnType<typeof makePictureCache>;

const extensions: Record<string, string> = {
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Originals that are remembered; with more, they are read again. */
const mostPictures = 5000;

function keyOf(file: FoundFile, width: number, format: Format): string {
  const text = [file.path, file.size, file.changed, width, format].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Removes the files used longest ago until the folder is a tenth below its bound. */
async function trim(dir: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(dir)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(dir, name));
      return { path: join(dir, name), size, used: mtimeMs };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
    if (total <= maxBytes * 0.9) return;
    await rm(path, { force: true });
    total -= size;
  }
}

const isKept = (dir: string, key: string): Promise<boolean> =>
  Promise.any(
    Object.values(extensions).map((extension) => access(join(dir, key + extension))),
  ).then(
    () => true,
    () => false,
  );

async function readKept(dir: string, key: string): Promise<Resized | undefined> {
  for (const [type, extension] of Object.entries(extensions)) {
    const path = join(dir, key + extension);
    const data = await readFile(path).catch(() => undefined);
    if (!data) continue;
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return { data, type };
  }
  return undefined;
}

/**
 * A cache in a folder. Two requests for the same picture share one making; at most `concurrency` are
 * made at the same time. A disk that can't be written costs speed, never the answer.
 */
export function makePictureCache(dir: string, maxBytes: number, concurrency = 2) {
  const making = new Map<string, Promise<Resized>>();
  const pictures = new Map<string, Promise<ScreenPicture | undefined>>();
  const inTurn = pLimit(concurrency);
  let written = maxBytes; // Unknown at start, so the first writing looks.

  async function keep(key: string, { data, type }: Resized): Promise<void> {
    await writeWhole(join(dir, key + (extensions[type] ?? '')), data);
    written += data.length;
    if (written < maxBytes / 10) return;
    written = 0;
    await trim(dir, maxBytes);
  }

  /** What a file is by its bytes; undefined for what is no picture that browsers show. */
  function kindOf(file: FoundFile): Promise<ScreenPicture | undefined> {
    const own = `${file.path}\n${file.changed}\n${file.size}`;
    const kind = pictures.get(own) ?? inspectForScreens(file.path);
    if (pictures.size >= mostPictures) pictures.clear();
    pictures.set(own, kind);
    return kind;
  }

  /** A picture is never enlarged: all widths from its own on are one picture. */
  async function keyFor(file: FoundFile, width: number, format: Format): Promise<string> {
    const { width: natural = Infinity } = (await kindOf(file)) ?? {};
    const most = pictureWidths.find((one) => one >= natural) ?? width;
    return keyOf(file, Math.min(width, most), format);
  }

  async function madeOrKept(key: string, make: () => Promise<Resized>): Promise<Resized> {
    const kept = await readKept(dir, key);
    if (kept) return kept;
    const fresh = await inTurn(make);
    await keep(key, fresh).catch(() => undefined);
    return fresh;
  }

  /** The picture, made now or kept from before, and a tag that changes with the original. */
  async function get(file: FoundFile, width: number, format: Format) {
    const key = await keyFor(file, width, format);
    let made = making.get(key);
    if (!made) {
      made = madeOrKept(key, () => resize(file.path, width, format));
      making.set(key, made);
      void made.catch(() => undefined).finally(() => making.delete(key));
    }
    return { ...(await made), tag: `"${key}"` };
  }

  return {
    get,
    kindOf,
    /** Makes the picture unless it is kept; gives its bytes, 0 where there was nothing to do. */
    async prepare(file: FoundFile, width: number, format: Format): Promise<number> {
      if (await isKept(dir, await keyFor(file, width, format))) return 0;
      return (await get(file, width, format)).data.length;
    },
  };
}
