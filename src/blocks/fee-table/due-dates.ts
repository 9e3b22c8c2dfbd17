import { classesIn } from '../../content/classes';
import {
  daysBetween,
  daysInMonth,
  partsOf,
  type PlainDate,
  plainDate,
} from '../../lib/dates/plain-date';
import { APRIL, daysOfSession, parseSession } from '../../lib/dates/session';
import { parseWrittenDay, withYear } from '../../lib/dates/written-day';

/** A day of every year. */
export interface DayOfYear {
  month: number;
  day: number;
}

/** A last date as it is written: its day, and the classes that it is for. */
export interface WrittenDue {
  by: string;
  classes?: string | undefined;
  note?: string | undefined;
}

/** The last date of one period for one class or stream. */
export interface Due {
  date: PlainDate;
  note?: string;
}

/** A leap year: 29 February is a day, too. */
const LEAP = 2024;

/** A last date as far as it is written, often without its year. */
type DueDay = DayOfYear & { year?: number };

/** Reads '10 May', '10th May' or '15 December 2026'; `undefined` for what is no day. */
export function parseDueDay(text: string): DueDay | undefined {
  const exact = parseWrittenDay(text);
  if (exact) return partsOf(exact);
  const inLeapYear = withYear(text, LEAP);
  if (!inLeapYear) return undefined;
  const { month, day } = partsOf(inLeapYear);
  return { month, day };
}

/** Whether a last date is for a row of the fees; a row that says no classes has those for all. */
function isFor(due: WrittenDue, classes: string | undefined, known: readonly string[]): boolean {
  if (due.classes === undefined) return true;
  if (classes === undefined) return false;
  const covered = classesIn(due.classes, known);
  const meant = classesIn(classes, known);
  return meant.length > 0 && meant.every((name) => covered.includes(name));
}

/** Days in order: each the first such day after the one before, from a year on, unless it has its own. */
function datesFrom(start: number, days: readonly (DueDay | undefined)[]) {
  let year = start;
  let before = '';
  return days.map((written): PlainDate | undefined => {
    if (!written) return undefined;
    const { month, day } = written;
    const inYear = () => plainDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });
    year = written.year ?? year;
    if (written.year === undefined && inYear() <= before) year += 1;
    const date = inYear();
    before = date;
    return date;
  });
}

/** The place of the first date that is not after the one before it; -1 for none. */
export function firstUnordered(dates: readonly (PlainDate | undefined)[]): number {
  return dates.findIndex((date, index) => {
    const before = dates[index - 1];
    return date !== undefined && before !== undefined && date <= before;
  });
}

/**
 * The last date of every period for a row. They follow each other from the session's first year on. Where
 * they would so end after the session, or not follow a written year, they begin in the year before, if
 * the first one is then nearer to the session's first day. `undefined` in the place of a period that has none for these classes; empty for no session.
 */
export function duesOf(
  session: string,
  periods: readonly { due?: readonly WrittenDue[] | undefined }[],
  classes: string | undefined,
  known: readonly string[],
  firstMonth = APRIL,
): (Due | undefined)[] {
  const name = parseSession(session);
  if (!name) return [];
  const { first, last } = daysOfSession(name, firstMonth);
  const written = periods.map(({ due = [] }) => due.find((each) => isFor(each, classes, known)));
  const days = written.map((each) => each && parseDueDay(each.by));
  const { year } = partsOf(first);
  const [inYear, yearBefore] = [datesFrom(year, days), datesFrom(year - 1, days)];
  const distance = ([date = first]: readonly (PlainDate | undefined)[]) =>
    Math.abs(daysBetween(first, date));
  const isLate = (inYear.at(-1) ?? '') > last || firstUnordered(inYear) > 0;
  const dates = isLate && distance(yearBefore) < distance(inYear) ? yearBefore : inYear;
  return dates.map((date, index) => {
    const note = written[index]?.note;
    return date && { date, ...(note !== undefined && { note }) };
  });
}
