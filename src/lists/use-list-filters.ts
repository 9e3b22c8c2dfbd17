import { useMemo } from 'react';
import { partsOf, today } from '../dates/plain-date';
import { useAddressSearch, writeSearch, type HistoryMode } from './address';
import { filtersFromSearch, filtersToSearch } from './filter-params';
import {
  defaultFilters,
  yearOptions,
  type Filterable,
  type Filters,
  type YearRule,
} from './filters';

/** A filter that a page offers. */
export type FilterField = keyof Filters;

/** Everything, whatever its date and its words. */
export const noFilters: Filters = { year: 'all', month: 'all', q: '' };

/** The filters of a list as they stand, and the ways to change them. */
export interface ListFilters {
  filters: Filters;
  /** The years to choose from, newest first. */
  years: number[];
  change: (change: Partial<Filters>, mode: HistoryMode) => void;
  /** Takes every filter away, the list's own default year included. */
  clear: () => void;
}

/**
 * The filters of a list, kept in the address: what it says, put right by the years of the items.
 * Only the offered `fields` count; an address may say more. In the browser only.
 */
export function useListFilters(
  items: readonly Filterable[],
  rule: YearRule,
  fields: readonly FilterField[],
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
  return useMemo(() => {
    const named = filtersFromSearch(search, defaults, years);
    const offered = fields.map((field) => [field, named[field]]);
    const filters: Filters = { ...noFilters, ...Object.fromEntries(offered) };
    const change: ListFilters['change'] = (changed, mode) =>
      writeSearch(filtersToSearch({ ...filters, ...changed }, defaults, search), mode);
    return { filters, years, change, clear: () => change(noFilters, 'push') };
  }, [search, defaults, years, fields]);
}
