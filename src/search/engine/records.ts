import { circularsCall } from '../../features/circulars/circulars.calls';
import { CIRCULAR, readCircular } from '../../features/circulars/circulars.schema';
import { eventsCall } from '../../features/events/events.calls';
import { readEvent } from '../../features/events/events.schema';
import { newsCall } from '../../features/news/news.calls';
import { readNews } from '../../features/news/news.schema';
import { fetchList } from '../../http/read-record';
import type { SearchFile } from '../search-file';
import { newestFirst, type SearchDocument } from './engine';

/** How many of a list's newest records are searched: older ones are found on the list's own page. */
const newest = 500;

/** A list's page with its search filled in, so that the record stands alone there. */
const inList = (path: string, title: string) =>
  `${path}?${new URLSearchParams({ year: 'all', q: title.slice(0, 100) }).toString()}`;

/** What each list holds, by the page that shows it. */
const lists: Readonly<Record<string, (signal: AbortSignal) => Promise<SearchDocument[]>>> = {
  '/News': async (signal) =>
    (await fetchList(newsCall, readNews, signal)).map(({ title, description, date }) => {
      return {
        href: inList('/News', title),
        title,
        trail: 'News',
        page: '',
        text: description,
        date,
      };
    }),
  '/Events': async (signal) =>
    (await fetchList(eventsCall, readEvent, signal)).map((event) => {
      const { title, description, date, time, venue } = event;
      const text = [time, venue, description].filter(Boolean).join(' · ');
      return { href: inList('/Events', title), title, trail: 'Events', page: '', text, date };
    }),
  '/Circular': async (signal) =>
    (await fetchList(circularsCall, readCircular, signal))
      .filter(({ category }) => category === CIRCULAR)
      .map(({ title, date, papers: [paper, ...others] }) => {
        // Of several papers the list shows all.
        const href = paper && others.length === 0 ? paper.href : inList('/Circular', title);
        return { href, title, trail: 'Circular', page: '', text: '', date };
      }),
};

/** What the live lists of this school hold, and whether one of them did not answer. */
export async function fetchRecords(
  { pages }: SearchFile,
  signal: AbortSignal,
): Promise<{ documents: SearchDocument[]; missing: boolean }> {
  const asked = pages.flatMap(([path]) => lists[path]?.(signal) ?? []);
  const replies = await Promise.allSettled(asked);
  return {
    documents: replies.flatMap((reply) =>
      reply.status === 'fulfilled' ? reply.value.sort(newestFirst).slice(0, newest) : [],
    ),
    missing: replies.some(({ status }) => status === 'rejected'),
  };
}
