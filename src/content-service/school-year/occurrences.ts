import {
  addDays,
  daysBetween,
  partsOf,
  type PlainDate,
  plainDate,
} from '../../lib/dates/plain-date';
import { daysOfSession, sessionOf } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { cancelledOf } from '../../lib/http/cancelled';

/** The days on which something begins that comes again. */
interface Series {
  first: PlainDate;
  /** The day after which it comes no more; it has no end without one. */
  last: PlainDate | undefined;
  /** Days of it that are left out. */
  leftOut: ReadonlySet<PlainDate | undefined>;
}

/** How many days ahead what repeats in the next session is announced. */
const aheadDays = 90;

/**
 * The days of what comes every year: in the session of a day, in the one before, and in the next once it is
 * near. Sessions begin in a month (1–12).
 */
function yearly(
  { first, last, leftOut }: Series,
  today: PlainDate,
  firstMonth: number,
): PlainDate[] {
  const { month, day } = partsOf(first);
  const started = Number(sessionOf(today, firstMonth).slice(0, 4));
  const thisYear = month >= firstMonth ? started : started + 1;
  const dayIn = (year: number) => plainDate({ year, month, day });
  const next = dayIn(thisYear + 1);
  const near = [
    dayIn(thisYear - 1),
    dayIn(thisYear),
    ...(next <= addDays(today, aheadDays) ? [next] : []),
  ].filter((date) => date >= first && (last === undefined || date <= last));
  // What begins in a later year is announced as what comes once.
  const days = first > today && !near.includes(first) ? [...near, first] : near;
  return days.filter((date) => !leftOut.has(date));
}

/** All days of what comes every week, in order; the check refuses such a series without an end. */
function weeksOf({ first, last = first, leftOut }: Series): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 7)) if (!leftOut.has(day)) days.push(day);
  return days;
}

/**
 * The days of what comes every week: those of the session of a day, and of the next one once they are near.
 * What lies wholly before or after that is there once: by its last day, or by its first.
 */
function weekly(series: Series, today: PlainDate, firstMonth: number): PlainDate[] {
  const session = daysOfSession(sessionOf(today, firstMonth), firstMonth);
  const ahead = addDays(today, aheadDays);
  const until = session.last > ahead ? session.last : ahead;
  const days = weeksOf(series);
  const near = days.filter((day) => day >= session.first && day <= until);
  const other = days.find((day) => day > until) ?? days.at(-1);
  return near.length > 0 || other === undefined ? near : [other];
}

/** The days of an item as an editor writes them. */
export interface WrittenDays {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  repeats?: 'yearly' | 'weekly' | undefined;
  repeatsUntil?: string | undefined;
  /** Days of what repeats that are left out. */
  except?: readonly string[] | undefined;
  /** 'true', or the reason. */
  cancelled?: string | undefined;
  movedFrom?: string | undefined;
}

/** When something takes place, or was to take place; as it goes over the wire. */
export interface Occurrence {
  date: PlainDate;
  /** The last of several days. */
  until?: PlainDate;
  /** Set for what does not take place: the reason, where one is known. */
  cancelled?: true | string;
  /** The day on which it was to take place before. */
  movedFrom?: PlainDate;
}

const dayOf = (written: string | undefined) =>
  written === undefined ? undefined : parseWrittenDay(written);

function firstDays(written: WrittenDays, today: PlainDate, firstMonth: number): PlainDate[] {
  const first = dayOf(written.date ?? written.from);
  if (first === undefined) return [];
  if (!written.repeats) return [first];
  const leftOut = new Set(written.except?.map(dayOf));
  const daysOf = written.repeats === 'weekly' ? weekly : yearly;
  return daysOf({ first, last: dayOf(written.repeatsUntil), leftOut }, today, firstMonth);
}

/** When something takes place, past and coming, in order; sessions begin in a month (1–12). */
export function occurrencesOf(
  written: WrittenDays,
  today: PlainDate,
  firstMonth: number,
): Occurrence[] {
  const more = lastingDays(written);
  const cancelled = cancelledOf(written.cancelled);
  const movedFrom = dayOf(written.movedFrom);
  return firstDays(written, today, firstMonth).map((date) => ({
    date,
    ...(more > 0 && { until: addDays(date, more) }),
    ...(cancelled !== undefined && { cancelled }),
    ...(movedFrom && { movedFrom }),
  }));
}

function lastingDays({ date, from, until }: WrittenDays): number {
  const [first, last] = [dayOf(date ?? from), dayOf(until)];
  return first && last ? daysBetween(first, last) : 0;
}

/** The day that an occurrence is known by, which stays its own when it is moved. */
export const idDay = ({ date, movedFrom }: Occurrence): PlainDate => movedFrom ?? date;
