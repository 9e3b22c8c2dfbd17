import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarEntry } from '../../blocks/calendar/calendar.schema';
import { addDays } from '../../dates/plain-date';

/** What a calendar file says of itself. */
export interface CalendarAbout {
  /** The name that calendar apps show: 'Holidays, Deodar Hill School'. */
  name: string;
  /** Its host makes the ids of entries the school's own. */
  siteUrl: string;
}

/** The entries of one school year. */
export interface CalendarYear {
  /** The page that they stand on. */
  url: string;
  /** The month that the year begins with: the same festival of next year is another entry. */
  firstMonth: string;
  /** When the page was last looked over, 'YYYY-MM-DD': newer entries replace older ones. */
  reviewed: string;
  entries: readonly CalendarEntry[];
}

/** Apps ask for what is new twice a day. */
const refreshSeconds = 12 * 60 * 60;

const dayMs = 86_400_000;

/** Midnight in UTC, whose date the writer takes where it is told of a whole day. */
const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The text of an iCalendar file (RFC 5545): whole days with an exclusive end. The id of an entry
 * is made of its words and not of its day, so that a date that moves moves in visitors' calendars
 * too; an entry whose words come twice in a year is told by its turn.
 */
export function calendarText(years: readonly CalendarYear[], about: CalendarAbout): string {
  const { name, siteUrl } = about;
  const { hostname } = new URL(siteUrl);
  const calendar = ical({
    name,
    prodId: { company: hostname, product: 'School calendar', language: 'EN' },
    // Outlook opens a file with several entries only as something that is published.
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { url, firstMonth, reviewed, entries } of years) {
    const turns = new Map<string, number>();
    for (const { from, to = from, event, type } of entries) {
      const turn = (turns.get(event) ?? 0) + 1;
      turns.set(event, turn);
      calendar.createEvent({
        id: `${digest(`${firstMonth} ${event} ${turn}`)}@${hostname}`,
        sequence: Math.floor(utcDay(reviewed).getTime() / dayMs),
        stamp: utcDay(reviewed),
        start: utcDay(from),
        end: utcDay(addDays(to, 1)),
        allDay: true,
        summary: event,
        url,
        ...(type ? { categories: [{ name: type }] } : {}),
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);
