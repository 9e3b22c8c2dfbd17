import type { Graph, Thing } from 'schema-dts';
import { currentMonthFirst, isFolded, isOver } from '../../../features/events/events.order';
import { eventsCall } from '../../../features/events/events.calls';
import { readEvent } from '../../../features/events/events.schema';
import { galleryCall, photoAlbums } from '../../../features/gallery/gallery.queries';
import { readAlbum } from '../../../features/gallery/gallery.schema';
import { newsCall } from '../../../features/news/news.calls';
import { readNews } from '../../../features/news/news.schema';
import {
  defaultFilters,
  type Filterable,
  filterItems,
  type YearRule,
} from '../../../features/shared/filters';
import { newestFirst } from '../../../features/shared/order';
import { foldedPages } from '../../../features/shared/paging';
import { readVideo } from '../../../features/videos/videos.schema';
import { videosCall } from '../../../features/videos/videos.queries';
import { partsOf, type PlainDate, today } from '../../../lib/dates/plain-date';
import type { Replies } from '../../../lib/http/given-replies';
import type { Call } from '../../../lib/http/http-error';
import { type ListRecord, readList, type ReadRecord } from '../../../lib/http/read-record';
import { shownReply } from '../../../lib/http/list-files';
import type { SchoolIdentity } from '../structured-data';
import { eventThing } from './event-thing';
import { albumThing, newsThing, videoThing } from './item-things';

/** What a page is built of, as far as its head needs it. */
export interface BuiltLists {
  replies?: Replies;
  /** The moment of the build, in milliseconds since 1970. */
  now?: number;
}

interface ListOfThings<T extends ListRecord & Filterable> {
  call: Call;
  read: ReadRecord<T>;
  /** The items that the page can show, in its order. */
  inOrder: (items: T[], day: PlainDate) => T[];
  yearRule: YearRule;
  /** Items that the page folds away. */
  isFolded?: (item: T, day: PlainDate) => boolean;
  thing: (item: T, school: SchoolIdentity, day: PlainDate) => Thing | undefined;
}

type ThingsOf = (lists: Required<BuiltLists>, school: SchoolIdentity) => Thing[];

/** The things that a list's page shows before anything is asked of it: search engines take no others. */
const listOf =
  <T extends ListRecord & Filterable>(list: ListOfThings<T>): ThingsOf =>
  ({ replies, now }, school) => {
    const day = today(now);
    const sent = shownReply(replies[list.call.path] ?? [], now).json as unknown[];
    const items = list.inOrder(readList(sent, list.read), day);
    const filters = defaultFilters(items, list.yearRule, partsOf(day).year);
    const isClosed = (item: T) => list.isFolded?.(item, day) ?? false;
    return foldedPages(filterItems(items, filters), 1, isClosed).items.flatMap(
      (item) => list.thing(item, school, day) ?? [],
    );
  };

/** Of circulars schema.org has no type, and of what is over an engine shows nothing. */
const things: Readonly<Partial<Record<string, ThingsOf>>> = {
  '/Events': listOf({
    call: eventsCall,
    read: readEvent,
    inOrder: currentMonthFirst,
    yearRule: 'all',
    isFolded,
    thing: (event, school, day) => (isOver(event, day) ? undefined : eventThing(event, school)),
  }),
  '/Gallery': listOf({
    call: galleryCall,
    read: readAlbum,
    inOrder: photoAlbums,
    yearRule: 'current-if-any',
    thing: albumThing,
  }),
  '/News': listOf({
    call: newsCall,
    read: readNews,
    inOrder: newestFirst,
    yearRule: 'current-if-any',
    thing: newsThing,
  }),
  '/VideoGallery': listOf({
    call: videosCall,
    read: readVideo,
    inOrder: newestFirst,
    yearRule: 'all',
    thing: videoThing,
  }),
};

/** What the list of a page holds, for search engines; nothing where no list stands in the built page. */
export function listThings(
  path: string,
  { replies = {}, now = Date.now() }: BuiltLists,
  school: SchoolIdentity,
): Graph | undefined {
  const graph = things[path]?.({ replies, now }, school) ?? [];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}
