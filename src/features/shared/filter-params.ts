import { MONTH_NAMES } from '../../lib/dates/format';
import { stripHiddenMarks } from '../../lib/http/text';
import type { Filters } from './filters';

const SEARCH_MAX = 100;

/**
 * The filters of an address such as '?year=2026&month=11&q=exam'. What is missing or wrong (a year that
 * is not among `years`, month 13, a class that is not among `classes`) falls back to the default;
 * 'year=all' is All Years.
 */
export function filtersFromSearch(
  search: string,
  defaults: Filters,
  years: readonly number[],
  classes: readonly string[] = [],
): Filters {
  const params = new URLSearchParams(search);
  const q = params.get('q');
  return {
    year: choice(params.get('year'), years, defaults.year),
    month: choice(params.get('month'), MONTHS, defaults.month),
    // Untrimmed: while somebody types two words, the first stands there with its space.
    q: q === null ? defaults.q : stripHiddenMarks(q.slice(0, SEARCH_MAX)),
    class: choice(params.get('class'), classes, defaults.class),
  };
}

/**
 * The address part for filters, '?year=2026&q=exam', or '' when all are at their defaults. Other
 * parameters of `search` stay.
 */
export function filtersToSearch(filters: Filters, defaults: Filters, search = ''): string {
  const params = new URLSearchParams(search);
  for (const name of ['year', 'month', 'class', 'q'] as const) {
    if (filters[name] === defaults[name]) params.delete(name);
    else params.set(name, String(filters[name]));
  }
  const text = params.toString();
  return text && `?${text}`;
}

const MONTHS = MONTH_NAMES.map((_, index) => index + 1);

function choice<T extends string | number>(
  text: string | null,
  allowed: readonly T[],
  fallback: T | 'all',
): T | 'all' {
  return text === 'all' ? text : (allowed.find((one) => String(one) === text) ?? fallback);
}
