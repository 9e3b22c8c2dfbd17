import type { Dataset } from './dataset/dataset';

/**
 * 300 seconds are the five minutes for which the site's query client holds a list fresh (see
 * src/lib/http/query-client.ts), so that a list that two pages share is asked for once in a visit. What
 * an open page shows is thus ten minutes old at most. `private`: no cache that visitors share may
 * keep it, since calls can carry a visitor's token.
 */
export const fiveMinutes = 'private, max-age=300';

/** A picture that is replaced under its name is seen by everybody a day later. */
export const oneDay = 'private, max-age=86400';

/**
 * For what names children or shows one whose name stands beside it, and for errors. A short
 * `max-age` would not do: a stale reply stays on the visitor's disk until the browser needs the room.
 */
export const notStored = 'no-store';

/** For a certificate, whose address is one pupil's: no cache of any kind, in the words that old proxies know too. */
export const personalCaching = 'private, no-store';

/** A call's caching, up to the moment at which its list changes. */
export function untilChange(caching: string, now: Date, changesAt: number): string {
  const seconds = Math.floor((changesAt - now.getTime()) / 1000);
  return caching.replace(/=(\d+)$/, (_, most) => `=${Math.min(Number(most), seconds)}`);
}

/** How long browsers keep the reply of each GET call, and why. */
export const callCaching = {
  // What the school tells everybody. The records have no field for a person; a name that an editor
  // writes into a title is not told from other words.
  '/api/news/all/:code': fiveMinutes, // the front page and /News
  '/api/events/:code': fiveMinutes,
  '/api/events/All/:code': fiveMinutes,
  '/api/Events/all/:code': fiveMinutes, // days and titles
  '/api/circular/all/:code': fiveMinutes, // titles; the documents have a rule of their own
  '/api/highlight/:code': fiveMinutes,
  '/api/notification/:code': fiveMinutes,
  '/api/onlineRegistration/:code': fiveMinutes,
  '/api/video/All/:code': fiveMinutes, // titles and links
  // Titles and the paths of photos, which are numbers: nothing says who is on them.
  '/api/gallery/:code': fiveMinutes,
  '/api/gallery/All/:code': fiveMinutes,
  '/api/subGallery': fiveMinutes,
  // Adults: the heads of the school, and pupils who left it years ago.
  '/api/principalMessage/:code': fiveMinutes,
  '/api/message/all/:code': fiveMinutes, // four message pages
  '/api/testimonials/:code': fiveMinutes,
  // Name pupils, with class, marks and portrait. Birthdays also turn at midnight.
  '/api/birthdays/:code': notStored,
  '/api/topper/:code': notStored,
  '/api/topper/all/:code': notStored,
  // The state of the service at this moment.
  '/healthz': notStored,
} as const satisfies Record<string, string>;

/**
 * How long browsers keep a file of the service, by its path.
 *
 * Documents are not stored: results and lists of names stand in them. Nor are the portraits of named pupils, some 5 KB each in a list. Other
 * pictures are kept by the visitor's own browser alone: photos of albums show children too, but
 * nothing in them or in their address says whom, and without a cache every visit to an album would
 * load all of it again (ten drawings of the sample are 200 KB; real photos weigh more).
 */
export function fileCaching({ birthdays, toppers }: Pick<Dataset, 'birthdays' | 'toppers'>) {
  // The portraits of pupils whose names the lists tell.
  const named = new Set([
    ...birthdays.flatMap(({ photo }) => photo ?? []),
    ...toppers.flatMap(({ attachments }) => attachments ?? []),
  ]);
  return (path: string): string =>
    path.startsWith('papers/') || named.has(path) ? notStored : oneDay;
}
