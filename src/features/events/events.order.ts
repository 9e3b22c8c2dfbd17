import type { PlainDate } from '../../dates/plain-date';
import { oldestFirst, type Dated } from '../../lists/order';

/**
 * The events of the current month first, then all others; each part by ascending date, and events
 * without a date last. `today` says which month is the current one. Gives a new list.
 */
export function currentMonthFirst<T extends Dated>(events: readonly T[], today: PlainDate): T[] {
  const month = today.slice(0, 8);
  const sorted = oldestFirst(events);
  const isCurrent = ({ date }: Dated) => date?.startsWith(month) ?? false;
  return [
    ...sorted.filter((event) => isCurrent(event)),
    ...sorted.filter((event) => !isCurrent(event)),
  ];
}
