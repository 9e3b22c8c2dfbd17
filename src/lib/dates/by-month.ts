import { monthOf, type YearMonth } from './month';
import type { PlainDate } from './plain-date';

/** Neighbours of one month; `month` is undefined for items without a date. */
export interface MonthGroup<T> {
  /** Unique among the groups, also when a month comes twice. */
  key: string;
  month: YearMonth | undefined;
  items: T[];
}

/** Cuts a list into runs of one month each, and leaves its order as it is. */
export function byMonth<T extends { date?: PlainDate | undefined }>(
  items: readonly T[],
): MonthGroup<T>[] {
  const groups: MonthGroup<T>[] = [];
  let last = '';
  for (const item of items) {
    const name = item.date?.slice(0, 7) ?? 'undated';
    if (groups.length === 0 || name !== last) {
      const month = item.date && monthOf(item.date);
      groups.push({ key: `${groups.length}-${name}`, month, items: [] });
    }
    groups.at(-1)?.items.push(item);
    last = name;
  }
  return groups;
}
