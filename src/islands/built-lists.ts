import type { Call } from '../lib/http/http-error';
import { askedCalls, type Replies } from '../lib/http/given-replies';
import { shownReply } from '../lib/http/list-files';
import { today } from '../lib/dates/plain-date';
import type { HydrateOn } from './hydration';

/** A list of which an island was built, as its element has it in `data-lists`. */
export interface BuiltList extends Call {
  version: string;
}

/** What the pages of a site are built of beside the written content. */
export interface BuiltOf {
  /** The records of lists that stand in built pages. */
  replies?: Replies;
  /** Their versions, as the service sent them. */
  versions?: Readonly<Record<string, string>>;
  /** The moment of the build, in milliseconds since 1970. */
  now?: number;
  /** Where the site stands. */
  siteUrl?: string;
  /** What an empty list shows, as site.yaml says it. */
  emptyLists?: string | undefined;
  /** The languages that the school writes in beside English. */
  languages?: readonly string[] | undefined;
}

/**
 * Islands for which React has nothing to do once they stand in the page: what moves in them are behaviours
 * (`<Island>` within). They start only to be rendered again.
 */
const still = new Set([
  ...['message-view', 'home-highlights', 'home-registration', 'home-notifications'],
  ...['home-principal', 'home-events', 'home-news', 'home-gallery'],
]);

/** Islands that have no place for a line below them. */
const withoutNote = new Set(['home-highlights', 'home-registration', 'home-notifications']);

/** Islands whose HTML is right for a day ('2026-11-26') alone; others are for a year. */
const daily = new Set(['events-list', 'home-events', 'home-calendar']);

/** When an island starts that is complete in the built page. */
function startOf(name: string, hydrateOn: HydrateOn): HydrateOn {
  if (still.has(name)) return 'change';
  return hydrateOn === 'visible' ? 'reached' : 'interaction';
}

/** When the next record of an island ends, in milliseconds since 1970; `undefined` where none does. */
function endOf(lists: readonly BuiltList[], replies: Replies, now: number): number | undefined {
  const ends = lists.flatMap(({ path }) => shownReply(replies[path], now).changesAt ?? []);
  return ends.length > 0 ? Math.min(...ends.map((end) => Date.parse(end))) : undefined;
}

/** An island of the built page that is complete there. */
interface BuiltIsland {
  attributes: Record<string, string>;
  /** True where its behaviours start instead of it. */
  isStill: boolean;
  /** True where a line below it says of when it is. */
  hasNote: boolean;
}

/**
 * The attributes of an island that has just been rendered of records at a moment: the lists of which it was
 * built, by the versions of those that were given, the part of the school's day for which it is right, and when
 * something in it ends. `undefined` where not all that it asked for were given.
 */
export function builtIsland(
  name: string,
  hydrateOn: HydrateOn,
  { replies, versions, now }: Required<Pick<BuiltOf, 'replies' | 'versions' | 'now'>>,
): BuiltIsland | undefined {
  const calls = askedCalls();
  const lists = calls.flatMap((call): BuiltList[] => {
    const version = versions[call.path];
    return version === undefined ? [] : [{ ...call, version }];
  });
  if (lists.length === 0 || lists.length < calls.length) return undefined;
  const isStill = still.has(name);
  const ends = endOf(lists, replies, now);
  return {
    isStill,
    hasNote: !withoutNote.has(name),
    attributes: {
      'data-on': startOf(name, hydrateOn),
      'data-lists': JSON.stringify(lists),
      'data-day': today(now).slice(0, daily.has(name) ? 10 : 4),
      ...(ends !== undefined && { 'data-ends': `${ends}` }),
      // Clicks in it need not wait: whatever answers them is a behaviour of its own.
      ...(isStill && { 'data-live': '' }),
    },
  };
}
