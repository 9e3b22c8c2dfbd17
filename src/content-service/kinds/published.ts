import type { Day } from '../dates/clock';
import { publishedDays } from '../dates/occurrences';
import { parseWhen } from '../dates/when';

interface Dated {
  date: string;
  years?: number | undefined;
}

/** Every publication of dated items up to today, newest first. */
export function published<Item extends Dated>(
  items: readonly Item[],
  today: Day,
): { item: Item; day: Day }[] {
  return items
    .flatMap((item) => {
      const when = parseWhen(item.date);
      const days = when ? publishedDays(when, item.years ?? 1, today) : [];
      return days.map((day) => ({ item, day }));
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}
