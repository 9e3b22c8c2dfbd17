import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../lib/files/write-whole';
import { filesBelow } from '../../lib/files/files-below';
import { type Compression, compressions, compress } from '../../lib/files/compressions';

const texts = /\.(html|js|mjs|css|json|svg|xml|webmanifest)$/;

/** Megabytes of scripts that only the office loads: whoever serves them compresses them. */
const leftOut = 'edit/';

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024;

const kinds = Object.keys(compressions) as Compression[];

/** Files worked on at a time: zlib has four threads. */
const concurrency = 4;

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
  for (const name of kinds) {
    const bytes = cacheDir ? await fromCache(text, name, cacheDir) : await compress[name](text);
    await writeFile(file + compressions[name], bytes);
    await utimes(file + compressions[name], atime, mtime);
  }
  return kinds.length;
}

/** Compresses scripts that Gatsby has just made into the cache, in threads beside that of the pages. */
export async function compressScripts(rawDir: string, cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const names = (await readdir(rawDir)).filter((name) => name.endsWith('.js'));
  await pLimit(concurrency).map(names, async (name) => {
    const text = await readFile(join(rawDir, name));
    if (text.length <= leastBytes) return;
    for (const kind of kinds) await fromCache(text, kind, cacheDir);
  });
}

/** Removes from the cache what no build has used for a month. */
async function forgetOld(cacheDir: string): Promise<void> {
  const oldest = Date.now() - 30 * 24 * 3_600_000;
  for (const name of filesBelow(cacheDir)) {
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
  const files = filesBelow(publicDir).filter(
    (file) => texts.test(file) && !file.startsWith(leftOut),
  );
  const written = await pLimit(concurrency).map(files, (file) =>
    compressFile(join(publicDir, file), cacheDir),
  );
  return written.reduce((sum, count) => sum + count, 0);
}
