import { compareDates, type PlainDate } from '../../lib/dates/plain-date';

/** An item that may have a date; one without comes last in every order. */
export interface Dated {
  date?: PlainDate | undefined;
}

/** The items by date, oldest first; a new list, equal dates in the order they came. */
export function oldestFirst<T extends Dated>(items: readonly T[]): T[] {
  return [...items].sort(byDate(1));
}

/** The items by date, newest first; a new list, equal dates in the order they came. */
export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  return [...items].sort(byDate(-1));
}

function byDate(direction: 1 | -1) {
  return (a: Dated, b: Dated): number => {
    if (a.date && b.date) return direction * compareDates(a.date, b.date);
    return Number(b.date !== undefined) - Number(a.date !== undefined);
  };
}
