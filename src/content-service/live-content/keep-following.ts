import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isWithdrawnFile } from '../../content/privacy/withhold';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import type { FastifyInstance } from 'fastify';
import { type LiveContent, warnOfUnservedFiles } from './follow-content';

const isText = (name: string) => /\.(html|json|xml|txt|ics|webmanifest)$/.test(name);

/** Files of a built site that still name a withdrawn child, or are withdrawn, by their paths in it; a build mends that. */
export async function pagesNaming(
  publicDir: string,
  fingerprints: readonly string[],
): Promise<string[]> {
  if (fingerprints.length === 0) return [];
  const withdrawn = withdrawnIn(fingerprints);
  const names = await readdir(publicDir, { recursive: true }).catch(() => []);
  const found: string[] = [];
  for (const onDisk of names.sort()) {
    const name = onDisk.split(sep).join('/');
    // A build may take a file away meanwhile.
    const text = isText(name)
      ? await readFile(join(publicDir, onDisk), 'utf8').catch(() => '')
      : '';
    const isOwn = isWithdrawnFile(name.replace(/^(?:papers|api\/image)\//, ''), withdrawn);
    if (isOwn || withdrawn.names(text)) found.push(name);
  }
  return found;
}

/** What tells of such files, and what to do. */
export function namingWords(files: readonly string[]): string {
  const first = files.slice(0, 10).join(', ');
  const more = files.length > 10 ? ` and ${files.length - 10} more` : '';
  return `the built site still names a withdrawn child (${first}${more}); run: npx school build`;
}

/** Does something again and again; gives what ends that. */
export type Repeat = (check: () => void) => () => void;

/**
 * Repeats every so many ms. Looking for changes takes about a millisecond, and is the same on every file system;
 * notices of changes are not.
 */
export const every =
  (ms: number): Repeat =>
  (check) => {
    const timer = setInterval(check, ms).unref();
    return () => clearInterval(timer);
  };

/** Does something again and again until an app is closed. */
export function untilClosed(app: FastifyInstance, repeat: Repeat, check: () => void): void {
  const stop = repeat(check);
  app.addHook('onClose', async () => stop());
}

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
  untilClosed(app, repeat, () => {
    const before = live.now().school.privacy;
    try {
      live.check(log);
    } catch (error) {
      // No file handle is left, or the folder is away: the next look tries again.
      log.error({ err: error }, 'the content could not be looked at');
    }
    if (live.now().school.privacy !== before) void warnOfNaming();
  });
}
