import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../files/write-whole';
import { builtFiles } from './built-files';

/** The ways in which a file of the built site is also kept compressed, and their endings. */
export const compressions = { br: '.br', gzip: '.gz' } as const;

/** A way in which a file is compressed. */
type Compression = keyof typeof compressions;

const texts = /\.(html|js|mjs|css|json|svg|xml|webmanifest)$/;

/** Megabytes of scripts that only the office loads: whoever serves them compresses them. */
const leftOut = 'edit/';

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024;

/** Files worked on at a time: zlib has four threads. */
const concurrency = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text in one of these ways, as small as it gets; a lower `quality` of Brotli is quicker. */
export const compress: Record<Compression, (text: Buffer, quality?: number) => Promise<Buffer>> = {
  br: (text, quality = constants.BROTLI_MAX_QUALITY) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => zip(text, { level: 9 }),
};

/**
 * Whether a compressed sibling belongs to the original as it is now. A sibling carries the time of
 * its original, so that a change shows whichever way the clock went; times in ms.
 */
export function isSameTime(original: number, sibling: number): boolean {
  return Math.abs(original - sibling) < 1;
}

/** Takes the compressed text from the cache where an earlier build has compressed the same bytes. */
async function fromCache(text: Buffer, name: Compression, cacheDir: string): Promise<Buffer> {
  const digest = createHash('sha256').update(text).digest('hex');
  const kept = join(cacheDir, digest + compressions[name]);
  if (existsSync(kept)) {
    const now = new Date();
    await utimes(kept, now, now);
    return readFile(kept);
  }
  const bytes = await compress[name](text);
  await writeWhole(kept, bytes);
  return bytes;
}

/** Writes the compressed siblings of a file, with its own time; gives their number. */
async function compressFile(file: string, cacheDir: string | undefined): Promise<number> {
  const { size, atime, mtime } = await stat(file);
  if (size <= leastBytes) return 0;
  const text = await readFile(file);
  const names = Object.keys(compressions) as Compression[];
  for (const name of names) {
    const bytes = cacheDir ? await fromCache(text, name, cacheDir) : await compress[name](text);
    await writeFile(file + compressions[name], bytes);
    await utimes(file + compressions[name], atime, mtime);
  }
  return names.length;
}

/** Removes from the cache what no build has used for a month. */
async function forgetOld(cacheDir: string): Promise<void> {
  const oldest = Date.now() - 30 * 24 * 3_600_000;
  for (const name of await builtFiles(cacheDir)) {
    const file = join(cacheDir, name);
    // Another build may have renamed it meanwhile.
    const known = await stat(file).catch(() => undefined);
    if (known && known.mtimeMs < oldest) await rm(file, { force: true });
  }
}

/**
 * Puts a brotli and a gzip sibling beside every text file of a folder, and gives their number.
 * `cacheDir` keeps them by the digest of the text: the next build compresses only what has changed.
 */
export async function precompress(publicDir: string, cacheDir?: string): Promise<number> {
  if (cacheDir) {
    await mkdir(cacheDir, { recursive: true });
    await forgetOld(cacheDir);
  }
  const files = (await builtFiles(publicDir)).filter(
    (file) => texts.test(file) && !file.startsWith(leftOut),
  );
  const written = await pLimit(concurrency).map(files, (file) =>
    compressFile(join(publicDir, file), cacheDir),
  );
  return written.reduce((sum, count) => sum + count, 0);
}
