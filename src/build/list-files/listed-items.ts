import type { Content } from '../../content/load';
import { circularsCall } from '../../features/circulars/circulars.calls';
import { circularsPage } from '../../features/circulars/circulars.feed';
import { CIRCULAR, attachmentsOf } from '../../features/circulars/circulars.attachments';
import { newsCall } from '../../features/news/news.calls';
import { newestFirst } from '../../features/shared/order';
import type { PlainDate } from '../../lib/dates/plain-date';
import { asRecord } from '../../lib/http/as-record';
import type { Attachment } from '../../lib/http/attachments';
import { day, text } from '../../lib/http/field-readers';
import { shownReply } from '../../lib/http/list-files';
import { type FieldReaders, readList, recordReader } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';
import type { PageLists } from './page-lists';

/** A news item or a circular, as the feeds and the search of a site tell it. */
export interface ListedItem {
  id: string;
  /** Unique in its list, and the same in each build. */
  key: string;
  title: string;
  date: PlainDate | undefined;
  /** When it ends, in milliseconds since 1970. */
  until: number | undefined;
  /** The documents of a circular. */
  attachments: readonly Attachment[];
}

/** The items of lists, the newest first, by the pages that show them. */
export type ListedItems = Readonly<Record<string, readonly ListedItem[]>>;

/** When a record ends that says so: the description of the service has no such field. */
function until(sent: object): number | undefined {
  const moment = Date.parse(String(asRecord<{ publishUntil: unknown }>(sent)?.publishUntil));
  return Number.isNaN(moment) ? undefined : moment;
}

const readNewsItem = recordReader('title', {
  title: text('title'),
  date: day('fromDate'),
  attachments: (): Attachment[] => [],
  until,
} satisfies FieldReaders<Sent<'News'>>);

const readCircularItem = recordReader('title', {
  title: text('title'),
  date: day('date'),
  category: text('category', 60),
  attachments: attachmentsOf,
  until,
} satisfies FieldReaders<Sent<'Circular'>>);

const itemsOf: Readonly<Record<string, (replies: PageLists['replies']) => ListedItem[]>> = {
  '/News': (replies) => readList(replies[newsCall.path] ?? [], readNewsItem),
  [circularsPage]: (replies) =>
    readList(replies[circularsCall.path] ?? [], readCircularItem).filter(
      ({ category }) => category === CIRCULAR,
    ),
};

/**
 * The news and circulars that anybody may keep a copy of: nothing of a preview, which holds drafts, of a page
 * that names children or is not published, or of what has ended by the moment of the lists.
 */
export function listedItems(
  { pages, preview }: Pick<Content, 'pages' | 'preview'>,
  { replies, now }: PageLists,
): ListedItems {
  const shown = Object.fromEntries(
    Object.entries(replies).map(([path, sent]) => [path, shownReply(sent, now).json as unknown[]]),
  );
  const open = preview
    ? []
    : pages.filter(({ unpublished, namesChildren }) => !unpublished && !namesChildren);
  return Object.fromEntries(
    open.flatMap(({ path }) => {
      const read = itemsOf[path];
      return read ? [[path, newestFirst(read(shown))]] : [];
    }),
  );
}
