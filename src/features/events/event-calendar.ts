import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { parseClock, parseHours } from '../../dates/clock-hours';
import { addDays, momentAt, type PlainDate } from '../../dates/plain-date';
import type { SchoolEvent } from './events.schema';

/** An event that has a day. */
export type DatedEvent = SchoolEvent & { date: PlainDate };

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** When it begins and ends: the moments where its time can be read, otherwise the whole day. */
function times({
  date,
  time,
}: DatedEvent): Pick<ICalEventData, 'allDay' | 'end'> & { start: Date } {
  const hours = parseHours(time);
  const from = hours?.from ?? parseClock(time);
  if (from === undefined) {
    return { allDay: true, start: utcDay(date), end: utcDay(addDays(date, 1)) };
  }
  // Nobody says when a fair ends: apps show what has no end as a moment.
  return { start: momentAt(date, from), ...(hours && { end: momentAt(date, hours.until) }) };
}

/** What is told of it: its words, and its time where that could not be read as one. */
function wordsOf({ description, time }: DatedEvent, isWholeDay: boolean): string {
  return [isWholeDay ? time : '', description].filter(Boolean).join('\n');
}

/**
 * The text of an iCalendar file (RFC 5545) with one event. Timed events stand in UTC, so that the
 * file needs no table of time zones. The id is the record's: saved again, it replaces the older one.
 */
export function eventCalendar(event: DatedEvent, url: URL, now = new Date()): string {
  const when = times(event);
  const calendar = ical({
    prodId: { company: url.hostname, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.key.replace(/[^\w.-]+/g, '-').slice(0, 80)}@${url.hostname}`,
    // Of two files with one event the newer one counts: its number is larger.
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    ...when,
    summary: event.title,
    description: wordsOf(event, Boolean(when.allDay)),
    location: event.venue,
    url: url.href,
  });
  return `${calendar.toString()}\r\n`;
}
