import type { PlainDate } from '../../dates/plain-date';
import { parseWrittenDay } from '../../dates/written-day';

/** The dated items that have come out by a day, newest first. */
export function published<Item extends { date: string }>(
  items: readonly Item[],
  today: PlainDate,
): { item: Item; day: PlainDate }[] {
  return items
    .flatMap((item) => {
      const day = parseWrittenDay(item.date);
      return day !== undefined && day <= today ? [{ item, day }] : [];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}
