import { partsOf } from '../../lib/dates/plain-date';
import { foldIndic } from '../../lib/language/fold-indic';
import type { Dated } from './order';

/** What a reader has chosen: a year, a month (1–12), words of the title, and a class or 'all'. */
export interface Filters {
  year: number | 'all';
  month: number | 'all';
  q: string;
  class: string;
}

/** Everything, whatever its date, its words and its classes. */
export const noFilters: Filters = { year: 'all', month: 'all', q: '', class: 'all' };

/** Whether a reader has chosen nothing. */
export const isUnfiltered = (filters: Filters): boolean =>
  filters.year === 'all' && filters.month === 'all' && filters.class === 'all' && filters.q === '';

/** An item that the filters can look at. */
export interface Filterable extends Dated {
  title: string;
  description?: string;
  /** Its number, which a search finds too. */
  number?: string;
  /** The classes that it is for; without any it is for all. */
  classes?: readonly string[];
}

/**
 * Which year a list starts with: `current` is the current year, come what may; `current-if-any`
 * the current year when an item has it, else all; `all` is all years.
 */
export type YearRule = 'current' | 'current-if-any' | 'all';

/**
 * In lower case, with single blanks and plain apostrophes, for phones type the round one and keyboards the straight
 * one; words of Indian scripts in one of their spellings.
 */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('’', "'").split(/\s+/).map(foldIndic).join(' ');

/** A list's titles and numbers as they are searched, worked out once: typing goes through 10,000 per keystroke. */
const lowerTitles = new WeakMap<readonly Filterable[], string[]>();

/** The years of a list, newest first; with `also`, that year whether an item has it or not. */
export function yearsOf(items: readonly Dated[], also?: number): number[] {
  const years = new Set(also === undefined ? [] : [also]);
  for (const { date } of items) if (date) years.add(partsOf(date).year);
  return [...years].sort((a, b) => b - a);
}

/** The years to choose from, by the list's rule: the year that is chosen is always among them. */
export function yearOptions(
  items: readonly Dated[],
  rule: YearRule,
  currentYear: number,
): number[] {
  return yearsOf(items, rule === 'current' ? currentYear : undefined);
}

/** The filters that a list starts with. */
export function defaultFilters(
  items: readonly Dated[],
  rule: YearRule,
  currentYear: number,
): Filters {
  const year =
    rule === 'current' || (rule === 'current-if-any' && yearsOf(items).includes(currentYear))
      ? currentYear
      : 'all';
  return { ...noFilters, year };
}

/**
 * The items that fit all filters together, in the order they came. An item without a date fits only
 * 'all' years and months, and one for all classes fits each of them. The search ignores case, the shape
 * of apostrophes, further blanks, and how a word of an Indian script is spelt.
 */
export function filterItems<T extends Filterable>(items: readonly T[], filters: Filters): T[] {
  const { year, month, class: ofClass } = filters;
  const words = folded(filters.q.trim());
  const yearStart = year === 'all' ? '' : `${year}-`;
  const monthPart = month === 'all' ? '' : `-${String(month).padStart(2, '0')}-`;
  const titles = words === '' ? [] : lowerTitlesOf(items);
  return items.filter((item, index) => {
    const date = item.date ?? '';
    if (yearStart && !date.startsWith(yearStart)) return false;
    const { classes = [] } = item;
    if (ofClass !== 'all' && classes[0] && !classes.includes(ofClass)) return false;
    if (monthPart && date.slice(4, 8) !== monthPart) return false;
    return words === '' || (titles[index] ?? '').includes(words);
  });
}

function lowerTitlesOf(items: readonly Filterable[]): string[] {
  const known = lowerTitles.get(items);
  if (known) return known;
  const lower = items.map(({ title, number = '' }) => folded(`${title} ${number}`));
  lowerTitles.set(items, lower);
  return lower;
}
