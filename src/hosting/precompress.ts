import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files';

/** The ways in which a file of the built site is also kept compressed, and their endings. */
export const compressions = { br: '.br', gzip: '.gz' } as const;

/** A way in which a file is compressed. */
export type Compression = keyof typeof compressions;

const texts = /\.(html|js|mjs|css|json|svg|xml|webmanifest)$/;
const siblings = /\.(html|js|mjs|css|json|svg|xml|webmanifest)\.(br|gz)$/;

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024;

/** Files worked on at a time: zlib has four threads. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress: Record<Compression, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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

async function changedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/** Writes the compressed siblings of a file that are not there or not of now; gives their number. */
async function compressFile(file: string): Promise<number> {
  const { size, mtimeMs, atime, mtime } = await stat(file);
  if (size <= leastBytes) return 0;
  let written = 0;
  for (const [name, ending] of Object.entries(compressions) as [Compression, string][]) {
    const sibling = file + ending;
    const kept = await changedAt(sibling);
    if (kept !== undefined && isSameTime(mtimeMs, kept)) continue;
    // Under another name first: a build that is stopped must not leave half a file behind.
    const half = `${sibling}.half`;
    await writeFile(half, await compress[name](await readFile(file)));
    await utimes(half, atime, mtime);
    await rename(half, sibling);
    written += 1;
  }
  return written;
}

/**
 * Keeps a brotli and a gzip sibling beside every text file of the built site, and removes those
 * whose original is gone. Gives the number of siblings written.
 */
export async function precompress(publicDir: string): Promise<number> {
  const files = await builtFiles(publicDir);
  const known = new Set(files);
  const orphans = files.filter(
    (file) => siblings.test(file) && !known.has(file.replace(/\.(br|gz)$/, '')),
  );
  await Promise.all(orphans.map((file) => rm(join(publicDir, file), { force: true })));
  const waiting = files.filter((file) => texts.test(file));
  let written = 0;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const more = await compressFile(join(publicDir, file));
      written += more;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return written;
}
