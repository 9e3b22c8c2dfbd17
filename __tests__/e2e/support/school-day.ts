import type { APIRequestContext } from '@playwright/test';
import { frozenInstant } from './addresses';

const inDehradun = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day at school at the moment of the tests, 'YYYY-MM-DD', worked out without the site's code. */
export const schoolDay = inDehradun.format(new Date(frozenInstant));

/** The current year at school. */
const schoolYear = schoolDay.slice(0, 4);

/** The name and year of a month, counted from the current one: 'November 2026'. */
export function monthTitle(later: number): string {
  const [year = 0, month = 1] = schoolDay.split('-').map(Number);
  return new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1 + later, 1));
}

/** The months by which lists are filtered. */
export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month, 1),
  ),
);

/** News as the service sends them on that day, newest first. */
interface SentNews {
  title: string;
  fromDate: string;
}

/** What the service says, and the year with which the News page starts by the specification. */
export async function newsOfTheDay(request: APIRequestContext) {
  const news = (await (await request.get('/api/news/all/DHS')).json()) as SentNews[];
  const ofYear = news.filter(({ fromDate }) => fromDate.startsWith(schoolYear));
  const year = ofYear.length > 0 ? schoolYear : 'all';
  return { news, year, shown: ofYear.length > 0 ? ofYear : news };
}
