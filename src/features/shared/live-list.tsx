import { Box, Text } from '#chakra';
import { type ReactNode, type Ref, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { getClient } from '../../lib/http/client-config';
import { preloadAttribute } from '../../lib/http/preloaded-response';
import type { Call } from '../../lib/http/http-error';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { useOnline } from '../../components/hooks/use-online';
import { FilterBar } from '../../components/filter-bar/filter-bar';
import { useShownPages } from './address';
import { selectsOf } from './filter-choices';
import { filterItems, isUnfiltered, noFilters, type Filterable } from './filters';
import { ScrollAnchor } from './scroll-anchor';
import { listSpacing } from './list-spacing';
import { type ItemsView, ListResults } from './list-results';
import { NothingYet, saysSentence } from './nothing-yet';
import { OtherItems } from './other-items';
import { foldedPages } from './paging';
import { useListFilters, type ListFilterOptions } from './use-list-filters';
import type { LiveQuery } from './use-live-query';

const noYears: number[] = [];

export interface LiveListProps<T extends Filterable> extends ListFilterOptions {
  /** What is listed, in the plural and in small letters: 'news', 'circulars'. */
  noun: string;
  /** The list's call; the built page sends it before its scripts have arrived, unless it needs a token. */
  call: Call;
  /** What became of the call, with the items in their order. */
  list: Pick<LiveQuery<readonly T[]>, 'data' | 'isError'>;
  countLabel: string;
  searchPlaceholder?: string;
  /** The skeleton of the list. */
  loading: ReactNode;
  /** Shown when the list is empty, unless a sentence says so (`emptyLists` of site.yaml). */
  empty: ReactNode;
  /** Shown when the call has failed; `empty` by default. */
  away?: ReactNode;
  /** An item as readers without scripts get it beyond the first page (`OtherItems`). */
  brief?: (item: T) => T;
  /** Renders the items; memoise the component, so that typing does not render it again. */
  children: (items: readonly T[], view: ItemsView<T>) => ReactNode;
  /** Which items stand in a closed part as long as nothing is chosen; its identity is stable. */
  isFolded?: (item: T) => boolean;
  /** How many cards are rendered at once: what a first screen shows. */
  first?: number;
}

/** A list of the content service with its filter bar: loading, empty, filtered, page by page. */
export function LiveList<T extends Filterable>(props: LiveListProps<T>) {
  return (
    <ScrollAnchor changesWith={props.list.data ?? props.list.isError}>
      <ListState {...props} />
    </ScrollAnchor>
  );
}

function ListState<T extends Filterable>(props: LiveListProps<T>) {
  const { call, list, loading, empty, away = empty } = props;
  const { data, isError } = list;
  if (data && data.length > 0) return <SettledList {...props} items={data} />;
  const settled = data !== undefined || isError;
  return (
    <>
      <Bar {...props} count={isError ? undefined : data?.length} />
      <Box
        {...listSpacing}
        aria-busy={settled ? undefined : true}
        {...(settled || call.auth ? {} : { [preloadAttribute]: getClient().addressOf(call) })}
      >
        {isError ? <UnavailableNote noun={props.noun} /> : null}
        {settled ? (
          <>{isError ? away : saysSentence() ? <NothingYet what={`any ${props.noun}`} /> : empty}</>
        ) : (
          <LoadingRegion withoutScripts={<WithoutScripts />}>{loading}</LoadingRegion>
        )}
      </Box>
    </>
  );
}

function SettledList<T extends Filterable>(props: LiveListProps<T> & { items: readonly T[] }) {
  const { items, noun, first, brief, isFolded, children } = props;
  const bar = useRef<HTMLFormElement>(null);
  const { filters, years, change } = useListFilters(items, props);
  const pages = useShownPages();
  // The field is updated at once, the list in a transition.
  const view = useDeferredValue(useMemo(() => ({ filters, pages }), [filters, pages]));
  const found = useMemo(() => filterItems(items, view.filters), [items, view.filters]);
  const shown = useMemo(
    () => foldedPages(found, view.pages, isUnfiltered(view.filters) ? isFolded : undefined),
    [found, view, isFolded],
  );
  const clear = useCallback(
    (year = noFilters.year) => {
      change({ ...noFilters, year }, 'push');
      bar.current?.focus();
    },
    [change],
  );
  const { year } = view.filters;
  const earlier = year === 'all' ? undefined : years.find((one) => one < year);
  return (
    <>
      <Bar {...props} formRef={bar} count={shown.total} {...{ filters, years, change }} />
      <ListResults {...{ noun, first, view, shown, earlier }} onClear={clear}>
        {children}
      </ListResults>
      <OtherItems {...{ noun, items, shown, brief, children }} />
    </>
  );
}

type BarProps = Pick<
  LiveListProps<never>,
  'noun' | 'countLabel' | 'onlyYear' | 'classes' | 'searchPlaceholder'
> & {
  count: number | undefined;
  formRef?: Ref<HTMLFormElement>;
} & Partial<Pick<ReturnType<typeof useListFilters>, 'filters' | 'years' | 'change'>>;

function Bar({ noun, countLabel, onlyYear, classes, searchPlaceholder, ...rest }: BarProps) {
  const { count, formRef, filters = noFilters, years = noYears, change } = rest;
  const { year, month, class: ofClass } = filters;
  const selects = useMemo(
    () =>
      selectsOf({ year, month, class: ofClass }, years, { onlyYear, classes }, (changed) =>
        change?.(changed, 'push'),
      ),
    [year, month, ofClass, years, onlyYear, classes, change],
  );
  return (
    <FilterBar
      formRef={formRef}
      label={`Filter ${noun}`}
      count={{ label: countLabel, value: count }}
      disabled={change === undefined}
      selects={selects}
      search={
        onlyYear
          ? undefined
          : {
              label: 'Search',
              name: 'q',
              placeholder: searchPlaceholder,
              value: filters.q,
              onChange: (q) => change?.({ q }, 'replace'),
            }
      }
    />
  );
}

/** Lists are never cached on a device, since they name children: offline there are none. */
function UnavailableNote({ noun }: { noun: string }) {
  return useOnline() ? null : (
    <Text role="status" mb={5}>
      You are offline. The {noun} are fetched anew each time, so they can’t be shown now.
    </Text>
  );
}

/** In the built page only: what a reader without scripts can do. */
const WithoutScripts = () => (
  <p>This list is fetched by a script. Please switch scripts on, or ask the school office.</p>
);
