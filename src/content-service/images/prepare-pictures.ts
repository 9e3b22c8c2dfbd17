import { pictureWidths } from '../../lib/http/list-files';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FileIndex } from '../files/file-index';
import { findFile } from '../files/send-file';
import type { PictureCache } from './picture-cache';
import { type Format } from './resize';

interface Options {
  dataDir: string;
  files: () => FileIndex;
  cache: PictureCache;
  /** How much the cache holds; half of it may be filled ahead. */
  cacheBytes: number;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** What browsers ask for, those of most visitors first. */
const formats: readonly Format[] = ['avif', 'webp'];

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
  const photos = options.files().files.filter(({ use }) => use === 'photo');
  for (const format of formats) {
    for (const { onDisk } of photos) {
      const file = await findFile(dataDir, onDisk);
      for (const width of file ? pictureWidths : []) {
        if (signal.aborted || !file) return;
        // What can't be decoded has no sizes.
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
