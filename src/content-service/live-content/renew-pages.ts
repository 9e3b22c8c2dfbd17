import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../lib/dates/plain-date';
import { type PageVersions, versionsPath } from '../../lib/http/list-version';
import { pageVersions } from '../dataset/page-calls';
import type { Clock } from '../school-year/clock';
import type { SchoolContent } from './school-content';
import { type Repeat, untilClosed } from './keep-following';

interface Options {
  content: () => SchoolContent;
  clock: Clock;
  publicDir: string;
  repeat: Repeat;
  /** Renders the site anew, as it is at a moment; rejects with the reason when that fails. */
  render: (now: Date) => Promise<void>;
}

/** Between two renderings, in milliseconds: a folder that is being edited changes every few seconds. */
const pause = 20_000;

/** After a failure the next attempt waits so long, unless something changes. */
const longPause = 10 * 60_000;

const isSame = (built: PageVersions, now: PageVersions) =>
  built.day === now.day &&
  Object.entries(now.versions).every(([path, version]) => built.versions[path] === version);

/** Of which lists the pages are; a site without any has none. The file is small, and read after changes alone. */
function builtVersions(publicDir: string): PageVersions | undefined {
  try {
    return JSON.parse(readFileSync(join(publicDir, versionsPath), 'utf8')) as PageVersions;
  } catch {
    return undefined;
  }
}

/**
 * Has the built pages rendered anew when a list that stands in them changes, an item comes or goes, or the day
 * turns: one rendering at a time. A site that was built without lists is left as it is.
 */
export function renewPages(
  app: FastifyInstance,
  { content, clock, publicDir, repeat, render }: Options,
): void {
  let seen: unknown[] = [];
  let running = false;
  let notBefore = 0;
  /** When the next attempt after a failure is made, unless something changes first. */
  let retryAt = Infinity;

  /** Whether anything is other than at the last look: telling costs nothing, comparing the lists does. */
  function isOther(now: Date): boolean {
    const current = content();
    const parts = [current, current.dataAt(now).data, today(now)];
    const other = parts.some((part, at) => part !== seen[at]);
    seen = parts;
    return other;
  }

  /** Gives how long nothing is looked at then, in milliseconds. */
  async function look(now: Date): Promise<number> {
    const built = builtVersions(publicDir);
    if (!built) return 0;
    const { school, lists, dataAt } = content();
    const current = pageVersions(school.privacy, lists, dataAt(now).data, now);
    if (isSame(built, current)) return 0;
    await render(now);
    app.log.info('the pages were rendered anew, since a list or the day has changed');
    return pause;
  }

  untilClosed(app, repeat, () => {
    const now = clock();
    const time = performance.now();
    if (running || time < notBefore) return;
    const isRetry = time >= retryAt;
    if (!isOther(now) && !isRetry) return;
    running = true;
    retryAt = Infinity;
    look(now)
      .catch((error: unknown) => {
        app.log.warn({ reason: String(error) }, 'the pages could not be rendered anew');
        // What stands there stays; pages draw what has changed themselves.
        retryAt = performance.now() + longPause;
        return pause;
      })
      .then((wait) => {
        notBefore = performance.now() + wait;
        running = false;
      })
      .catch((error: unknown) => app.log.error(error));
  });
}
