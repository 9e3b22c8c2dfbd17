import type { PlainDate } from '../../lib/dates/plain-date';
import { oldestFirst, type Dated } from '../shared/order';

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

/**
 * The events of the current month first, then all others; each part by ascending date, and events
 * without a date last. What began before and lasts until `today` or longer is of the current month, too.
 * Gives a new list.
 */
export function currentMonthFirst<T extends Lasting>(events: readonly T[], today: PlainDate): T[] {
  const month = today.slice(0, 8);
  const sorted = oldestFirst(events);
  const isCurrent = (event: Lasting) =>
    (event.date?.startsWith(month) ?? false) || isOn(event, today);
  return [
    ...sorted.filter((event) => isCurrent(event)),
    ...sorted.filter((event) => !isCurrent(event)),
  ];
}
