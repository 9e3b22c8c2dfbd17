import type { FastifyInstance } from 'fastify';
import { type LiveContent, warnOfUnservedFiles } from './follow-content';
import { namingWords, pagesNaming } from './pages-naming';

/** Does something again and again; gives what ends that. */
export type Repeat = (check: () => void) => () => void;

/** Looking takes about a millisecond, and is the same on every file system; notices of changes are not. */
export const everySecond: Repeat = (check) => {
  const timer = setInterval(check, 1000).unref();
  return () => clearInterval(timer);
};

interface Options {
  live: LiveContent;
  dataDir: string;
  publicDir: string;
  repeat: Repeat;
}

/**
 * Looks for changes of the content until the app is closed. Pages follow with the next build, so the log
 * names those that still name a child who was withdrawn.
 */
export function keepFollowing(
  app: FastifyInstance,
  { live, dataDir, publicDir, repeat }: Options,
): void {
  const { log } = app;
  async function warnOfNaming(): Promise<void> {
    const files = await pagesNaming(publicDir, live.now().school.privacy.withdrawn);
    if (files.length > 0) log.warn(namingWords(files));
  }

  app.addHook('onListen', async () => {
    // It reads all lists once more, with what lies beside them: visitors need not wait for that.
    warnOfUnservedFiles(dataDir, log);
    await warnOfNaming();
  });
  const stop = repeat(() => {
    const before = live.now().school.privacy;
    try {
      live.check(log);
    } catch (error) {
      // No file handle is left, or the folder is away: the next look tries again.
      log.error({ err: error }, 'the content could not be looked at');
    }
    if (live.now().school.privacy !== before) void warnOfNaming();
  });
  app.addHook('onClose', async () => stop());
}
