import { circularsCall } from '../../features/circulars/circulars.calls';
import { CIRCULAR, attachmentsOf } from '../../features/circulars/circulars.attachments';
import { eventsCall } from '../../features/events/events.calls';
import { newsCall } from '../../features/news/news.calls';
import { inListAddress } from '../../features/shared/in-list-address';
import { day, text } from '../../lib/http/field-readers';
import { fetchList, type FieldReaders, recordReader } from '../../lib/http/read-record';
import { TEXT_MAX } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';
import { type SearchFile, type SearchRecords, searchRecordsFile } from '../search-file';
import { newestFirst, type SearchDocument } from './engine';

/** How many of a list's newest records are searched: older ones are found on the list's own page. */
const newest = 500;

// What is searched: the readers of pictures, files and classes weigh too much here.
const described = { title: text('title'), description: text('description', TEXT_MAX) };
const readItem = recordReader('title', {
  ...described,
  date: day('fromDate'),
} satisfies FieldReaders<Sent<'News'>>);
const readEvent = recordReader('title', {
  ...described,
  date: day('date'),
  // The reason stands on the list's page.
  calledOff: ({ cancelled }) => (cancelled ? 'Cancelled' : ''),
  time: text('time', 60),
  venue: text('venue', 120),
} satisfies FieldReaders<Sent<'Event'>>);

const readCircular = recordReader('title', {
  title: text('title'),
  date: day('date'),
  number: text('number', 60),
  category: text('category', 60),
  attachments: attachmentsOf,
} satisfies FieldReaders<Sent<'Circular'>>);

/** A record of a list; it leads to where it stands alone there unless `href` says otherwise. */
const found = (
  path: string,
  { title, date }: Pick<SearchDocument, 'title' | 'date'>,
  text: string,
  href = inListAddress(path, title),
): SearchDocument => ({ href, title, breadcrumb: path.slice(1), page: '', text, date });

/** What each list holds, by the page that shows it. */
const lists: Readonly<Record<string, (signal: AbortSignal) => Promise<SearchDocument[]>>> = {
  '/News': async (signal) =>
    (await fetchList(newsCall, readItem, signal)).map((item) =>
      found('/News', item, item.description),
    ),
  '/Events': async (signal) =>
    (await fetchList(eventsCall, readEvent, signal)).map((event) =>
      found(
        '/Events',
        event,
        [event.calledOff, event.time, event.venue, event.description].filter(Boolean).join(' · '),
      ),
    ),
  '/Circular': async (signal) =>
    (await fetchList(circularsCall, readCircular, signal))
      .filter(({ category }) => category === CIRCULAR)
      .map((circular) => {
        const [attachment, another] = circular.attachments;
        // Of several attachments the list shows all.
        return found(
          '/Circular',
          circular,
          circular.number,
          another ? undefined : attachment?.href,
        );
      }),
};

/** What lists held when the site was built, without what has ended since; nothing where that can't be had. */
async function recordsAtBuild(paths: readonly string[]): Promise<SearchDocument[]> {
  try {
    const response = await fetch(
      `${window.location.origin}${process.env.GATSBY_BASE ?? ''}/${searchRecordsFile}`,
    );
    const records = (await response.json()) as SearchRecords;
    const now = Date.now();
    return paths.flatMap((path) =>
      (records[path] ?? []).flatMap(([title, date, until = Infinity]) =>
        until > now ? found(path, { title, date: date || undefined }, '') : [],
      ),
    );
  } catch {
    return [];
  }
}

/**
 * What the live lists of this school hold, and whether one of them did not answer: of that there is what it
 * held at build.
 */
export async function fetchRecords(
  { pages }: SearchFile,
  signal: AbortSignal,
): Promise<{ documents: SearchDocument[]; missing: boolean }> {
  const missing: string[] = [];
  const asked = pages.map(async ([path]): Promise<SearchDocument[]> => {
    try {
      const records = (await lists[path]?.(signal)) ?? [];
      return records.sort(newestFirst).slice(0, newest);
    } catch {
      missing.push(path);
      return [];
    }
  });
  const live = await Promise.all(asked);
  const built = missing.length > 0 ? await recordsAtBuild(missing) : [];
  return { documents: [...live.flat(), ...built], missing: missing.length > 0 };
}
