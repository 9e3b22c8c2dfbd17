import type { PlainDate } from '../../lib/dates/plain-date';
import { newestFirst, oldestFirst, type Dated } from '../shared/order';

/** What may take several days. */
export interface Lasting extends Dated {
  /** The last of several days. */
  until?: PlainDate | undefined;
}

/** Whether it takes place on a day. */
export const isOn = ({ date, until = date }: Lasting, day: PlainDate): boolean =>
  date !== undefined && until !== undefined && date <= day && day <= until;

/** Whether its last day is over. */
export const isOver = ({ date, until = date }: Lasting, day: PlainDate): boolean =>
  until !== undefined && until < day;

/** Whether it is of the current month: it begins in it, or began before and lasts until `today` or longer. */
export const isOfThisMonth = (event: Lasting, today: PlainDate): boolean =>
  (event.date?.startsWith(today.slice(0, 8)) ?? false) || isOn(event, today);

/** Whether the list folds it away: it is over, and not of the current month. */
export const isFolded = (event: Lasting, today: PlainDate): boolean =>
  isOver(event, today) && !isOfThisMonth(event, today);

/** The first event that is not over, and is not called off; `undefined` where none is known. */
export function nextEvent<T extends Lasting & { calledOff: string }>(
  events: readonly T[],
  today: PlainDate,
): T | undefined {
  return oldestFirst(events).find(
    (event) => event.date !== undefined && event.calledOff === '' && !isOver(event, today),
  );
}

/**
 * The events of the current month first, then all others; each part by ascending date, and events
 * without a date last. Gives a new list.
 */
export function currentMonthFirst<T extends Lasting>(events: readonly T[], today: PlainDate): T[] {
  const sorted = oldestFirst(events);
  return [
    ...sorted.filter((event) => isOfThisMonth(event, today)),
    ...sorted.filter((event) => !isOfThisMonth(event, today)),
  ];
}

/**
 * For a row that begins on a phone's first screen: of the current month what is to come, then what is over, the latest
 * first; then all others by ascending date. Gives a new list.
 */
export function nextFirst<T extends Lasting>(events: readonly T[], today: PlainDate): T[] {
  const sorted = currentMonthFirst(events, today);
  const isOverNow = (event: T) => isOfThisMonth(event, today) && isOver(event, today);
  const isNext = (event: T) => isOfThisMonth(event, today) && !isOver(event, today);
  return [
    ...sorted.filter(isNext),
    ...newestFirst(sorted.filter(isOverNow)),
    ...sorted.filter((event) => !isOfThisMonth(event, today)),
  ];
}
