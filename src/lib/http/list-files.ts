import { isPhotoName } from '../files/file-kinds';

/*
 * `npm run build -- --lists` writes the replies of the content service as files, for hosts that know
 * nothing else. Such a host ignores what stands behind a question mark, so here are the addresses that
 * do without. Whoever uses these asks `process.env.GATSBY_LISTS === 'files'` in its own place: the
 * bundler then leaves all of this out of every other build.
 */

/** The widths in pixels in which pictures of the content service are made; a wish is rounded up. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The path of a picture's file in about this width; the picture's own path where it has one size. */
export function sizedPath(path: string, width: number): string {
  if (!isPhotoName(path)) return path;
  const made = pictureWidths.find((one) => one >= width) ?? pictureWidths.at(-1);
  return `${made}/${path}.webp`;
}

/** The calendar's call; that of the Events page differs from it by capitals alone, which many disks can't tell. */
const calendarCall = '/api/Events/all/';

/** The path of a call's reply: each parameter is a further part of it, and no two are one on a disk of Windows. */
export function replyPath(path: string, query: Record<string, string> = {}): string {
  return [
    path.replace(calendarCall, '/api/calendar/all/'),
    ...Object.values(query).map(encodeURIComponent),
  ].join('/');
}

/**
 * A reply as it is to be shown now: records with the field `publishUntil` end at that moment, and the next build may
 * be hours away then.
 */
export function shownReply(json: unknown, now = Date.now()) {
  const ends = (record: unknown) =>
    Date.parse(String((record as { publishUntil?: unknown } | null)?.publishUntil));
  const hasEnded = (record: unknown) => ends(record) <= now;
  const next = Math.min(
    ...[json]
      .flat()
      .map(ends)
      .filter((end) => end > now),
  );
  return {
    /** What has ended is left out of a list; a single record that has ended is `undefined`. */
    json: Array.isArray(json)
      ? json.filter((record) => !hasEnded(record))
      : hasEnded(json)
        ? undefined
        : json,
    /** When the next record ends. */
    changesAt: Number.isFinite(next) ? new Date(next).toISOString() : null,
  };
}
