import { addDays, type PlainDate } from '../../dates/plain-date';
import { readDay } from '../../dates/read-day';
import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall } from './field-words';
import { fieldsOf } from './file-fields';
import { asMoment, plainTime, timeBehind } from './plain-time';
import { heldIn } from './plain-value';
import { words } from './plain-words';

type Sent = Readonly<Record<string, unknown>>;

/** What a program calls so, in small letters. */
export const namedIn = (record: Sent, wanted: string): unknown =>
  Object.entries(record).find(([name]) => inSmall(name) === wanted)?.[1];

/** The time of a field in words, also in parts: `{ hours: 9, minutes: 30 }`, `[9, 30]` of Java, `{ start, end }`. */
export function timeOf(value: unknown): string {
  const { hours, hour = hours, minutes, minute = minutes, ...ends } = fieldsOf(value);
  const [at, past = 0] = Array.isArray(value) ? (value as unknown[]) : [hour, minute];
  if (typeof at === 'number' && typeof past === 'number') {
    return timeOf(`${at}:${String(past).padStart(2, '0')}:00`);
  }
  const { start, from = start, end, to = end } = ends;
  if (from && to) return [from, to].map(timeOf).filter(Boolean).join(' to ');
  const held = heldIn(value);
  const written = plainTime(asMoment(held)) ?? words(held);
  return written.replace(/(:\d\d):\d\d(?= ?[ap]\.?m)/i, '$1');
}

/** Whether an entry of a calendar is of whole days. */
const isAllDay = (record: Sent): boolean =>
  [namedIn(record, 'allday'), namedIn(record, 'isallday')].includes(true);

/** The last of whole days where a program for calendars names the day after it: iCalendar, Google, FullCalendar. */
export function lastOfWholeDays(record: Sent): PlainDate | undefined {
  const written = namedIn(record, 'dtend');
  const end = written ?? namedIn(record, 'end');
  const { date, dateTime } = asRecord(end) ?? {};
  const isWhole = (date && !dateTime) || /^\d{8}$/.test(scalarText(written));
  const until = isAllDay(record) || isWhole ? readDay(heldIn(end)) : undefined;
  const from = readDay(heldIn(namedIn(record, written === undefined ? 'start' : 'dtstart')));
  return until && from && until > from ? addDays(until, -1) : undefined;
}

/** The day and the time of a moment that a program for calendars names. */
function momentIn(record: Sent, names: readonly string[], own: unknown) {
  const sent = names.map((name) => heldIn(namedIn(record, name))).find(Boolean) ?? heldIn(own);
  const [day, moment] = [readDay(sent), asMoment(sent)];
  // Programs keep a day alone as its noon in seconds.
  const isNoon = moment !== sent && /T06:30:00\.000Z$/.test(scalarText(moment));
  return { day, time: isNoon ? '' : (plainTime(moment) ?? (day && timeBehind(scalarText(sent)))) };
}

/** The time that stands in the begin of an event and, where it ends on that day, in its end. */
function timeOfMoments(record: Sent, { date, until: last }: Sent): string | undefined {
  if (isAllDay(record)) return undefined;
  const from = momentIn(record, ['start', 'dtstart', 'startdatetime', 'startsat'], date);
  const until = momentIn(record, ['end', 'dtend', 'enddatetime', 'endsat'], last);
  const ends = until.day === from.day && until.time !== from.time && until.time;
  return from.time && ends ? `${from.time} to ${ends}` : from.time;
}

/** The time of a record that has its begin and its end in two fields: '9:00 am to 4:00 pm'. */
export function timeIn(sent: Sent, record: Sent, list: string): string | undefined {
  const ends = ['endtime', 'eventendtime', 'totime', 'timeto'];
  const end = ends.map((name) => namedIn(sent, name)).find(Boolean);
  const [from = '', until] = [sent.time, end].map(timeOf);
  if (!from && /^events$/i.test(list)) return timeOfMoments(record, sent);
  const isBegin = from && until && from !== until && !/[-–—]|\bto\b/i.test(from);
  return isBegin ? `${from} to ${until}` : undefined;
}
