import { addDays, daysBetween, partsOf, plainDate, type PlainDate } from '../../dates/plain-date';
import { parseWrittenDay } from '../../dates/written-day';
import { sessionStart, yearInSession } from './session';

/** The days of an item as an editor writes them. */
export interface WrittenDays {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  repeats?: 'yearly' | undefined;
  repeatsUntil?: string | undefined;
}

/** When something takes place; `until` is the last of several days. */
export interface Occurrence {
  date: PlainDate;
  until?: PlainDate;
}

/** How many days ahead the next session's occurrences of what repeats are announced. */
const aheadDays = 90;

const dayOf = (written: string | undefined) =>
  written === undefined ? undefined : parseWrittenDay(written);

/** The first days of what repeats: in this session, in the last one, and in the next once it is near. */
function repetitions(first: PlainDate, end: PlainDate | undefined, today: PlainDate): PlainDate[] {
  const { month, day } = partsOf(first);
  const session = sessionStart(today);
  const dayIn = (start: number) => plainDate({ year: yearInSession(start, month), month, day });
  const next = dayIn(session + 1);
  const near = [
    dayIn(session - 1),
    dayIn(session),
    ...(next <= addDays(today, aheadDays) ? [next] : []),
  ].filter((date) => date >= first && (end === undefined || date <= end));
  // What begins in a later year is announced as what comes once.
  return first > today && !near.includes(first) ? [...near, first] : near;
}

/** When something takes place, past and coming. */
export function occurrencesOf(written: WrittenDays, today: PlainDate): Occurrence[] {
  const first = dayOf(written.date ?? written.from);
  if (first === undefined) return [];
  const last = dayOf(written.until) ?? first;
  const firsts = written.repeats ? repetitions(first, dayOf(written.repeatsUntil), today) : [first];
  const more = daysBetween(first, last);
  return firsts.map((date) => ({ date, ...(more > 0 && { until: addDays(date, more) }) }));
}

/** Whether a day of the year lies between two others (`MM-DD`, both included, across New Year). */
export function inSeason(day: PlainDate, from: string, until: string): boolean {
  const now = day.slice(5);
  return from <= until ? now >= from && now <= until : now >= from || now <= until;
}
