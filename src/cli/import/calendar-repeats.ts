import ICAL from 'ical.js';
import { formatLongDay } from '../../lib/dates/format';
import { addDays, parsePlainDate, type PlainDate, plainDate } from '../../lib/dates/plain-date';
import { daysOfSession, sessionOf } from '../../lib/dates/session';

/** The day in India of a time of a calendar. */
export function calendarDay(time: ICAL.Time): PlainDate {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (time.isDate || isFloating) {
    return plainDate({ year: time.year, month: time.month, day: time.day });
  }
  return parsePlainDate(time.toJSDate().toISOString()) ?? plainDate(time);
}

/** How an entry comes again. */
export interface Repeats {
  /** Its first days: one, or all where the list has no word for how it repeats. */
  days: readonly PlainDate[];
  /** `repeats`, and what belongs to it. */
  more: Readonly<Record<string, unknown>>;
  /** What of a series is taken that goes on for longer. */
  note?: string;
}

/** The most days that are written out of one series. */
const mostTimes = 60;
/** The most that are looked at: 40 years of what comes daily. */
const mostSeen = 15_000;

function twoSessions(day: PlainDate, firstMonth: number) {
  const { first, last } = daysOfSession(sessionOf(day, firstMonth), firstMonth);
  const next = sessionOf(addDays(last, 1), firstMonth);
  return { first, last: daysOfSession(next, firstMonth).last };
}

function daysUntil(event: ICAL.Event, last: PlainDate, moved: ReadonlySet<PlainDate>) {
  const days: PlainDate[] = [];
  const times = event.iterator();
  for (let seen = 0; seen < mostSeen; seen += 1) {
    const next = times.next();
    if (!next) return { days, goesOn: false };
    const day = calendarDay(next);
    if (day > last) return { days, goesOn: true };
    if (!moved.has(day)) days.push(day);
  }
  return { days, goesOn: true };
}

/** The days that a series leaves out: `EXDATE`. */
const leftOut = (event: ICAL.Event): PlainDate[] =>
  event.component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues())
    .flatMap((time: unknown) => (time instanceof ICAL.Time ? calendarDay(time) : []));

/** Whether a rule is one that the list has a word for: each week or year on the day of its first time. */
const isPlain = ({ interval, count, freq, parts }: ICAL.Recur) =>
  interval === 1 &&
  !count &&
  Object.keys(parts).every((part) =>
    part === 'BYDAY'
      ? (parts.BYDAY ?? []).length === 1 && freq === 'WEEKLY'
      : /^BYMONTH/.test(part),
  );

/**
 * How an event repeats: what comes yearly or weekly in the list's words, all else day by day. A series is taken for the
 * session of a day and the next one. `moved` are its times that have an entry of their own.
 */
export function repeated(
  event: ICAL.Event,
  moved: ReadonlySet<PlainDate>,
  { day, firstMonth }: { day: PlainDate; firstMonth: number },
): Repeats {
  const start = calendarDay(event.startDate);
  if (!event.isRecurring()) return { days: [start], more: {} };
  const rules = event.component.getAllProperties('rrule');
  const rule: unknown = rules[0]?.getFirstValue();
  const plain =
    rules.length === 1 &&
    !event.component.hasProperty('rdate') &&
    rule instanceof ICAL.Recur &&
    isPlain(rule)
      ? rule
      : undefined;
  const until = plain?.until ? calendarDay(plain.until) : undefined;
  const without = (from: PlainDate, last?: PlainDate) => {
    const days = [...leftOut(event), ...moved].filter(
      (one) => one >= from && (last === undefined || one <= last),
    );
    return days.length > 0 && { except: days.sort().map(formatLongDay) };
  };
  if (plain?.freq === 'YEARLY') {
    const end = until && { repeatsUntil: formatLongDay(until) };
    return { days: [start], more: { repeats: 'yearly', ...end, ...without(start, until) } };
  }
  const now = twoSessions(day, firstMonth);
  const taken = start > now.last ? twoSessions(start, firstMonth) : now;
  const { days: found, goesOn } = daysUntil(event, taken.last, moved);
  // Of dates without a rule ical.js leaves the first one out.
  const isMissing = rules.length === 0 && ![...found, ...leftOut(event), ...moved].includes(start);
  const all = isMissing ? [start, ...found] : found;
  const current = all.filter((one) => one >= taken.first);
  // One that is over is taken as it was.
  const days = current.length > 0 ? current : all;
  const [from = start] = days;
  if (plain?.freq === 'WEEKLY') {
    const last = goesOn || !until ? taken.last : until;
    return {
      days: [from],
      more: {
        repeats: 'weekly',
        repeatsUntil: formatLongDay(last),
        ...without(from, last),
      },
      ...(goesOn && { note: `it repeats for longer; taken until ${formatLongDay(last)}` }),
    };
  }
  const written = days.slice(0, mostTimes);
  const end = written.at(-1);
  const isCut = goesOn || written.length < days.length;
  return {
    days: written.length > 0 ? written : [start],
    more: {},
    ...(isCut &&
      end !== undefined && {
        note: `it repeats for longer; ${written.length} days until ${formatLongDay(end)} are taken, and another import later brings the next ones`,
      }),
  };
}
