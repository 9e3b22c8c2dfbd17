import ical, { ICalCalendarMethod } from 'ical-generator';
import { addDays } from '../../dates/plain-date';
import type { PlacedEntry } from './entry-ids';

/** What a calendar file says of itself. */
export interface CalendarAbout {
  /** The name that calendar apps show: 'Holidays, Deodar Hill School'. */
  name: string;
  /** Its host makes the ids of entries the school's own. */
  siteUrl: string;
}

/** An entry of a page's calendar, as it goes into a file. */
export interface FileEntry extends PlacedEntry {
  id: string;
  /** Whose calendar it is, 'Junior wing'; '' where that needs no word. */
  of: string;
  /** The address of its page. */
  url: string;
  /** When the page was last looked over, 'YYYY-MM-DD': newer entries replace older ones. */
  reviewed: string;
}

/** Apps ask for what is new twice a day. */
const refreshSeconds = 12 * 60 * 60;

const dayMs = 86_400_000;

/** Midnight in UTC, whose date the writer takes where it is told of a whole day. */
const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** The text of an iCalendar file (RFC 5545): whole days with an exclusive end. */
export function calendarText(
  entries: readonly FileEntry[],
  { name, siteUrl }: CalendarAbout,
): string {
  const { hostname } = new URL(siteUrl);
  const calendar = ical({
    name,
    prodId: { company: hostname, product: 'School calendar', language: 'EN' },
    // Outlook opens a file with several entries only as something that is published.
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { id, entry, of, url, reviewed } of entries) {
    const { from, to = from, event, type } = entry;
    calendar.createEvent({
      id: `${id}@${hostname}`,
      sequence: Math.floor(utcDay(reviewed).getTime() / dayMs),
      stamp: utcDay(reviewed),
      start: utcDay(from),
      end: utcDay(addDays(to, 1)),
      allDay: true,
      summary: of ? `${event} (${of})` : event,
      url,
      ...(type ? { categories: [{ name: type }] } : {}),
    });
  }
  return `${calendar.toString()}\r\n`;
}
