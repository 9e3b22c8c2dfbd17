import { useCallback, useMemo } from 'react';
import { partsOf, today } from '../dates/plain-date';
import { currentSearch, useAddressSearch, writeSearch, type HistoryMode } from './address';
import { filtersFromSearch, filtersToSearch } from './filter-params';
import {
  defaultFilters,
  yearOptions,
  type Filterable,
  type Filters,
  type YearRule,
} from './filters';

/** A filter that a page offers; classes are offered where items name some. */
export type FilterField = Exclude<keyof Filters, 'class'>;

/** Everything, whatever its date and its words. */
export const noFilters: Filters = { year: 'all', month: 'all', q: '', class: 'all' };

/** The filters of a list as they stand, and the ways to change them. */
export interface ListFilters {
  filters: Filters;
  /** The years to choose from, newest first. */
  years: number[];
  change: (change: Partial<Filters>, mode: HistoryMode) => void;
}

/**
 * The filters of a list, kept in the address: what it says, put right by the years of the items.
 * Only the offered `fields` count; an address may say more. In the browser only.
 */
export function useListFilters(
  items: readonly Filterable[],
  rule: YearRule,
  fields: readonly FilterField[],
  classes?: readonly string[],
): ListFilters {
  const search = useAddressSearch() ?? '';
  const currentYear = partsOf(today()).year;
  const { years, defaults } = useMemo(
    () => ({
      years: yearOptions(items, rule, currentYear),
      defaults: defaultFilters(items, rule, currentYear),
    }),
    [items, rule, currentYear],
  );
  const read = useCallback(
    (text: string): Filters => {
      const named = filtersFromSearch(text, defaults, years, classes);
      const offered = fields.map((field) => [field, named[field]]);
      return { ...noFilters, class: named.class, ...Object.fromEntries(offered) };
    },
    [defaults, years, fields, classes],
  );
  // Reads the address when it is called, so that it stays the same function while somebody types.
  const change = useCallback(
    (changed: Partial<Filters>, mode: HistoryMode) => {
      const now = currentSearch();
      writeSearch(filtersToSearch({ ...read(now), ...changed }, defaults, now), mode);
    },
    [read, defaults],
  );
  const filters = useMemo(() => read(search), [read, search]);
  return { filters, years, change };
}
