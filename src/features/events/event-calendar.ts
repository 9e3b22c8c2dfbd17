import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { isWholeDay, lastBegin, parseTimes } from '../../lib/dates/clock-hours';
import { formatDay } from '../../lib/dates/format';
import { addDays, daysBetween, momentAt, type PlainDate } from '../../lib/dates/plain-date';
import { fingerprint } from '../../lib/privacy/fingerprint';
import type { SchoolEvent } from './events.schema';

/** An event that has a day. */
export type DatedEvent = SchoolEvent & { date: PlainDate };

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * When it begins and ends: the hours of each day where its time can be read, otherwise whole days. So do several days
 * of which only the begin is known: three meetings without an end would be kept of a camp.
 */
function times({
  date,
  until = date,
  time,
}: DatedEvent): Pick<ICalEventData, 'allDay' | 'end' | 'repeating'> & { start: Date } {
  const hours = parseTimes(time);
  const isOpen = hours && hours.until === undefined && until > date;
  if (!hours || isOpen)
    return { allDay: true, start: utcDay(date), end: utcDay(addDays(until, 1)) };
  const days = daysBetween(date, lastBegin(date, until, hours)) + 1;
  return {
    start: momentAt(date, hours.from),
    // Without an end time, calendar apps show an event without duration.
    ...(hours.until !== undefined && { end: momentAt(date, hours.until) }),
    ...(days > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days } }),
  };
}

/** Its description: changes of the day, the time where that says more than the hours, and the text. */
function wordsOf(
  { calledOff, movedFrom, description, time }: DatedEvent,
  isReadAsDays: boolean,
): string {
  const change = calledOff || (movedFrom ? `Moved from ${formatDay(movedFrom)}` : '');
  const saysMore = isReadAsDays ? !isWholeDay(time) : time.includes('(');
  return [change, saysMore ? time : '', description].filter(Boolean).join('\n');
}

/** A key as an id of calendars; one that is long, or has letters that are left out (Hindi), ends with a hash. */
function uidOf(key: string): string {
  const id = key.replace(/[^\w.-]+/g, '-').slice(0, 80);
  return key.length <= 80 && /^[ -~\s]*$/.test(key) ? id : `${id}-${fingerprint(key)}`;
}

/**
 * The text of an iCalendar file (RFC 5545) with one event. Timed events stand in UTC, so that the
 * file needs no table of time zones. The id is the record's: saved again, it replaces the older one,
 * so that a moved event moves, and a cancelled one is marked or removed.
 */
export function eventCalendar(event: DatedEvent, url: URL, now = new Date()): string {
  const when = times(event);
  const calendar = ical({
    prodId: { company: url.hostname, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uidOf(event.key)}@${url.hostname}`,
    // Of two files with one event the newer one counts: its number is larger.
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    ...when,
    ...(event.calledOff && { status: ICalEventStatus.CANCELLED }),
    summary: event.title,
    description: wordsOf(event, Boolean(when.allDay)),
    location: event.venue,
    url: url.href,
  });
  return `${calendar.toString()}\r\n`;
}
