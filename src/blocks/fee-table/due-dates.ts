import { classesIn } from '../../content/classes';
import { MONTH_NAMES } from '../../dates/format';
import { daysInMonth, type PlainDate, plainDate } from '../../dates/plain-date';

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

/** Reads '10 May'; `undefined` for anything else, and for days that no year has. */
export function parseDayOfYear(text: string): DayOfYear | undefined {
  const [, digits, name] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(text) ?? [];
  const month = MONTH_NAMES.findIndex((each) => each === name) + 1;
  const day = Number(digits);
  if (month === 0 || day < 1 || day > daysInMonth(LEAP, month)) return undefined;
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

/**
 * The last date of every period for a row: each the first such day after the one before, from the
 * session's first year on. `undefined` in the place of a period that has none for these classes.
 */
export function duesOf(
  session: string,
  periods: readonly { due?: readonly WrittenDue[] | undefined }[],
  classes: string | undefined,
  known: readonly string[],
): (Due | undefined)[] {
  let year = Number(session.slice(0, 4));
  let before = '';
  return periods.map(({ due = [] }) => {
    const written = due.find((each) => isFor(each, classes, known));
    const parts = written && parseDayOfYear(written.by);
    if (!written || !parts) return undefined;
    const inYear = () =>
      plainDate({
        year,
        month: parts.month,
        day: Math.min(parts.day, daysInMonth(year, parts.month)),
      });
    if (inYear() <= before) year += 1;
    const date = inYear();
    before = date;
    return { date, ...(written.note !== undefined && { note: written.note }) };
  });
}
