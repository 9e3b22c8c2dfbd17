import type { Dataset } from '../../content-service/dataset/dataset';
import { endingsOf, publishedDataOf } from '../../content-service/dataset/published-data';
import { addDays, type PlainDate, today } from '../../lib/dates/plain-date';
import { publishTimes } from '../../lib/dates/publish-times';
import { replyPath } from '../../lib/http/list-files';
import type { Lists, ListRoute } from '../../content-service/dataset/lists';

/** A reply of the content service, by the path at which it is asked for. */
export interface ListReply {
  path: string;
  /** Of a list: its call. */
  route?: ListRoute;
  json: unknown;
}

interface Options {
  schoolCode: string;
  /** The lists as the school lets them be shown. */
  lists: Lists;
  /** When the files are written. */
  now: Date;
  /** For editors: items that are not published stand in the lists, marked. */
  showDrafts?: boolean;
}

/** Lists whose records have a season: they end by the day, and the next build may be late. */
const seasonal: readonly ListRoute[] = ['/api/highlight/:code', '/api/notification/:code'];

/** For so many days on a static host a season ends by itself, without another build. */
const daysAhead = 14;

/** The moment at which a day at school ends, in milliseconds since 1970. */
const endOf = (day: PlainDate) => publishTimes({ publishUntil: day }).until ?? Infinity;

/**
 * Every list, and each album, as the service answers at this moment; whatever ends later carries the
 * moment at which it does (`publishUntil`), since no service is there to leave it out by then.
 */
export function listReplies(whole: Dataset, options: Options): ListReply[] {
  const { schoolCode, lists, now, showDrafts } = options;
  const recordsOf = (call: ListRoute, data: Dataset, day: PlainDate): readonly { _id: string }[] =>
    lists[call](data, day);
  const day = today(now);
  const { data } = publishedDataOf(whole, showDrafts)(now);
  const endings = showDrafts ? [] : endingsOf(whole, now);

  /** When each record of a list ends, in ms, by its id; a whole list is read once for each ending. */
  function endsOf(call: ListRoute, records: readonly { _id: string }[]) {
    const ends = new Map<string, number>();
    const keep = (left: readonly { _id: string }[], at: number) => {
      const stays = new Set(left.map(({ _id }) => _id));
      for (const { _id } of records) {
        if (!stays.has(_id)) ends.set(_id, Math.min(at, ends.get(_id) ?? Infinity));
      }
    };
    for (const { at, data: left } of endings) keep(recordsOf(call, left, day), at);
    for (let ahead = 1; ahead <= daysAhead && seasonal.includes(call); ahead += 1) {
      keep(recordsOf(call, data, addDays(day, ahead)), endOf(addDays(day, ahead - 1)));
    }
    return ends;
  }
  const reply = (call: ListRoute) => {
    const records = recordsOf(call, data, day);
    // Who has a birthday is another child's answer tomorrow, whether the site is built by then or not.
    const ends = call === '/api/birthdays/:code' ? undefined : endsOf(call, records);
    return records.map((record) => {
      const end = ends ? ends.get(record._id) : endOf(day);
      return end === undefined ? record : { ...record, publishUntil: new Date(end).toISOString() };
    });
  };

  const all = (Object.keys(lists) as ListRoute[]).map((call) => ({
    path: replyPath(call.replace(':code', encodeURIComponent(schoolCode))),
    route: call,
    json: reply(call),
  }));
  const albums = reply('/api/gallery/All/:code').map((album) => ({
    path: replyPath('/api/subGallery', { id: album._id }),
    json: album,
  }));
  return [...all, ...albums];
}
