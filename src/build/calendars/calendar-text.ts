import ical, { ICalCalendarMethod } from 'ical-generator';
import { createHash } from 'node:crypto';
import { addDays } from '../../lib/dates/plain-date';
import type { CalendarEntry } from '../../blocks/calendar/calendar.schema';
import { groupBy } from '../../lib/group-by';

/** An entry, and where it is written. */
export interface PlacedEntry {
  entry: CalendarEntry;
  /** The path of its page. */
  path: string;
  /** The heading of its calendar; '' without one. */
  heading: string;
  /** The first month under which it stands, 'YYYY-MM'. */
  month: string;
}

/** What names an entry: the first alone where nothing else has that name, otherwise with the next ones. */
const names: readonly ((placed: PlacedEntry) => unknown[])[] = [
  ({ path, heading, month, entry }) => [path, heading, month.slice(0, 4), entry.event],
  ({ month }) => [month],
  ({ entry }) => [entry.from, entry.to, entry.type],
];

const digest = (name: unknown) =>
  createHash('sha256').update(JSON.stringify(name)).digest('hex').slice(0, 20);

/**
 * Gives every entry of a site its id. It is made of the page, the calendar's heading, the year and the
 * words, and not of the day: an entry whose day moves, moves in visitors' calendars too. Entries that share
 * all of this are told by their months, then by their days; never by what stands before them. `known` are the
 * names that `entries` share already.
 */
export function entriesWithIds<Placed extends PlacedEntry>(
  entries: readonly Placed[],
  known: readonly unknown[] = [],
): (Placed & { id: string })[] {
  const nameOf = names[known.length];
  if (!nameOf || (entries.length === 1 && known.length > 0)) {
    // What is alike in everything can stand for each other.
    return entries.map((placed, turn) => ({ ...placed, id: digest([...known, turn]) }));
  }
  const groups = groupBy(entries, (placed) => JSON.stringify(nameOf(placed)));
  return [...groups].flatMap(([name, group]) => entriesWithIds(group, [...known, name]));
}

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
