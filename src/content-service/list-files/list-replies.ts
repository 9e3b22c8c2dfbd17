import type { Dataset } from '../dataset/dataset';
import { endingsOf, publishedDataOf } from '../dataset/published-data';
import { type PlainDate, today } from '../../dates/plain-date';
import { publishTimes } from '../../dates/publish-times';
import { replyPath } from '../../http/list-files';
import type { AllowedLists } from '../dataset/allowed-lists';
import type { ListRoute } from '../dataset/lists';

/** A reply of the content service, by the path at which it is asked for. */
export interface ListReply {
  path: string;
  json: unknown;
}

interface Options {
  schoolCode: string;
  /** The lists as the school lets them be shown. */
  lists: AllowedLists;
  /** When the files are written. */
  now: Date;
  /** For editors: items that are not published stand in the lists, marked. */
  showDrafts?: boolean;
}

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
  const midnight = publishTimes({ publishUntil: day }).until;

  const endOf = (call: ListRoute, { _id }: { _id: string }): number | undefined => {
    // Who has a birthday is another child's answer tomorrow, whether the site is built by then or not.
    if (call === '/api/birthdays/:code') return midnight;
    return endings.find(
      ({ data: left }) => !recordsOf(call, left, day).some((one) => one._id === _id),
    )?.at;
  };
  const reply = (call: ListRoute) =>
    recordsOf(call, data, day).map((record) => {
      const end = endOf(call, record);
      return end === undefined ? record : { ...record, publishUntil: new Date(end).toISOString() };
    });

  const all = (Object.keys(lists) as ListRoute[]).map((call) => ({
    path: call.replace(':code', encodeURIComponent(schoolCode)),
    json: reply(call),
  }));
  const albums = reply('/api/gallery/All/:code').map((album) => ({
    path: replyPath('/api/subGallery', { id: album._id }),
    json: album,
  }));
  return [...all, ...albums];
}
