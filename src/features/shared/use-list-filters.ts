import { useCallback, useMemo } from 'react';
import { partsOf, today } from '../../lib/dates/plain-date';
import { currentSearch, useAddressSearch, writeSearch, type HistoryMode } from './address';
import { filtersFromSearch, filtersToSearch } from './filter-params';
import {
  defaultFilters,
  noFilters,
  yearOptions,
  type Filterable,
  type Filters,
  type YearRule,
} from './filters';

/** The current filters of a list, and the functions that change them. */
export interface ListFilters {
  filters: Filters;
  /** The years to choose from, newest first. */
  years: number[];
  change: (change: Partial<Filters>, mode: HistoryMode) => void;
}

/** What a list is filtered by beside the years of its items. */
export interface ListFilterOptions {
  yearRule: YearRule;
  /** Leaves out every filter but the year. */
  onlyYear?: boolean | undefined;
  /** The classes that items are for, the youngest first: with some, one can be chosen. */
  classes?: readonly string[] | undefined;
}

/**
 * The filters of a list, stored in the address and validated against the years of the items. Only the
 * filters that the list offers count. In the browser only.
 */
export function useListFilters(
  items: readonly Filterable[],
  { yearRule, onlyYear, classes }: ListFilterOptions,
): ListFilters {
  const search = useAddressSearch() ?? '';
  const currentYear = partsOf(today()).year;
  const { years, defaults } = useMemo(
    () => ({
      years: yearOptions(items, yearRule, currentYear),
      defaults: defaultFilters(items, yearRule, currentYear),
    }),
    [items, yearRule, currentYear],
  );
  const read = useCallback(
    (text: string): Filters => {
      const named = filtersFromSearch(text, defaults, years, classes);
      return onlyYear ? { ...noFilters, year: named.year } : named;
    },
    [defaults, years, classes, onlyYear],
  );
  // Reads the address when it is called, so that its identity is stable while somebody types.
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
