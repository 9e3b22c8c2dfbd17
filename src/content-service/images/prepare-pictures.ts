import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findFile } from '../files/safe-path';
import { isRaster } from './media-types';
import type { PictureCache } from './picture-cache';
import { type Format, widths } from './variant';

interface Options {
  dataDir: string;
  cache: PictureCache;
  /** How much the cache holds; half of it may be filled ahead. */
  cacheBytes: number;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** What browsers ask for, those of most visitors first. */
const formats: readonly Format[] = ['avif', 'webp'];

/** The paths of the pictures that can be resized, in the order of their names. */
async function rasterPictures(dataDir: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(dataDir, 'pictures'), options).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && isRaster(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Makes every size of every picture that is not kept yet, one at a time, so that of the two that are
 * made at a time one place is always a visitor's. Stops at half of the cache's room: with more pictures
 * than that, those that nobody asks for would push out the others.
 */
export async function preparePictures(options: Options): Promise<void> {
  const { dataDir, cache, cacheBytes, log, signal } = options;
  const started = performance.now();
  let made = 0;
  let bytes = 0;
  const paths = await rasterPictures(dataDir);
  for (const format of formats) {
    for (const path of paths) {
      const file = await findFile(dataDir, path);
      for (const width of file ? widths : []) {
        if (signal.aborted || !file) return;
        // A file that is no readable picture is sent as it stands.
        const size = await cache.prepare(file, width, format).catch(() => 0);
        if (size > 0) made += 1;
        bytes += size;
        if (bytes > cacheBytes / 2) return log.warn({ made, bytes }, 'no room for more pictures');
      }
    }
  }
  const ms = Math.round(performance.now() - started);
  if (made > 0) log.info({ made, bytes, ms }, 'pictures prepared');
}

/** Starts it once the app is ready, and ends it with the app. */
export function prepareWhenReady(
  app: FastifyInstance,
  options: Omit<Options, 'log' | 'signal'>,
): void {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    running = preparePictures({ ...options, log: app.log, signal: end.signal });
  });
  app.addHook('onClose', async () => {
    end.abort();
    await running;
  });
}
