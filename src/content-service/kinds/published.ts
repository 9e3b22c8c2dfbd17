import type { PlainDate } from '../../dates/plain-date';
import { publishedDays } from '../school-year/occurrences';
import { parseWhen } from '../school-year/when';

interface Dated {
  date: string;
  years?: number | undefined;
}

/** Every publication of dated items up to today, newest first. */
export function published<Item extends Dated>(
  items: readonly Item[],
  today: PlainDate,
): { item: Item; day: PlainDate }[] {
  return items
    .flatMap((item) => {
      const when = parseWhen(item.date);
      const days = when ? publishedDays(when, item.years ?? 1, today) : [];
      return days.map((day) => ({ item, day }));
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}
