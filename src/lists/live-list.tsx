import { Box, Text } from '#chakra';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react';
import { getClient } from '../http/client-config';
import { earlyMark } from '../http/early-reply';
import type { Call } from '../http/http-error';
import { useOnline } from '../components/hooks/use-online';
import { EmptyState } from '../components/empty-state/empty-state';
import { FilterBar } from '../components/filter-bar/filter-bar';
import { ShowMore } from '../components/show-more/show-more';
import { useShownPages, writeShownPages } from './address';
import { inWords, selectsOf } from './filter-choices';
import { filterItems, type Filterable, type Filters, type YearRule } from './filters';
import { firstPages, type ShownItems } from './paging';
import { noFilters, useListFilters, type FilterField } from './use-list-filters';

/** Tall enough in every state to keep the footer below the fold: nothing on the screen moves. */
const place = { mt: { base: 8, md: 10 }, minH: '62dvh' } as const;

const noYears: number[] = [];

const allFields: readonly FilterField[] = ['year', 'month', 'q'];

export interface LiveListProps<T extends Filterable> {
  /** What is listed, in the plural and in small letters: 'news', 'circulars'. */
  noun: string;
  /** The list's call; the built page sends it before its scripts have arrived, unless it needs a token. */
  call: Call;
  /** The items in their order; `undefined` while they are on their way. */
  items: readonly T[] | undefined;
  /** True when they will not come. */
  failed: boolean;
  countLabel: string;
  yearRule: YearRule;
  /** Which filters the page offers, by default all three. */
  fields?: readonly FilterField[];
  searchPlaceholder?: string;
  /** Holds the place of the list while it loads. */
  loading: ReactNode;
  /** Stands there when the list is empty or the call failed. */
  empty: ReactNode;
  /** The shown items; keep the component memoised, so that typing does not draw it again. */
  children: (items: T[], view: { filtered: boolean }) => ReactNode;
}

/** A list of the content service with its filter bar: loading, empty, filtered, page by page. */
export function LiveList<T extends Filterable>(props: LiveListProps<T>) {
  const { call, items, failed, loading, empty } = props;
  if (items && items.length > 0) return <SettledList {...props} items={items} />;
  const settled = items !== undefined || failed;
  return (
    <>
      <Bar {...props} count={settled ? 0 : undefined} />
      <Box
        {...place}
        aria-busy={settled ? undefined : true}
        {...(settled || call.auth ? {} : { [earlyMark]: getClient().addressOf(call) })}
      >
        {failed ? <AwayNote noun={props.noun} /> : null}
        {settled ? empty : loading}
        {settled ? null : <WithoutScripts />}
      </Box>
    </>
  );
}

function SettledList<T extends Filterable>(props: LiveListProps<T> & { items: readonly T[] }) {
  const { items, noun, yearRule, fields = allFields, children } = props;
  const bar = useRef<HTMLFormElement>(null);
  const { filters, years, change } = useListFilters(items, yearRule, fields);
  const pages = useShownPages();
  // The box follows every key at once; the list follows when there is time.
  const view = useDeferredValue(useMemo(() => ({ filters, pages }), [filters, pages]));
  const found = useMemo(() => filterItems(items, view.filters), [items, view.filters]);
  const shown = useMemo(() => firstPages(found, view.pages), [found, view.pages]);
  const clearAll = useCallback(() => {
    change(noFilters, 'push');
    bar.current?.focus();
  }, [change]);
  return (
    <>
      <Bar {...props} ref={bar} count={shown.total} {...{ filters, years, change }} />
      <Results noun={noun} view={view} shown={shown} onClear={clearAll}>
        {children}
      </Results>
    </>
  );
}

interface ResultsProps<T extends Filterable> extends Pick<LiveListProps<T>, 'noun' | 'children'> {
  view: { filters: Filters; pages: number };
  shown: ShownItems<T>;
  onClear: () => void;
}

/** What the filters have found; a key in the search box draws nothing of it before its turn. */
function PlainResults<T extends Filterable>(props: ResultsProps<T>) {
  const { noun, shown, onClear, children } = props;
  const { filters, pages } = props.view;
  return (
    <>
      <Box srOnly role="status">
        {shown.total === 0
          ? `No ${noun} found`
          : `Showing ${shown.items.length} of ${shown.total} ${noun}`}
      </Box>
      <Box {...place}>
        {shown.total === 0 ? (
          <EmptyState
            title={`No ${noun} found`}
            action={{ label: 'Clear the filters', onClick: onClear }}
          >
            Nothing here matches {inWords(filters)}.
          </EmptyState>
        ) : (
          children(shown.items, { filtered: filters.month !== 'all' || filters.q !== '' })
        )}
      </Box>
      {shown.next > 0 || pages > 1 ? (
        <ShowMore
          noun={noun}
          shown={shown.items.length}
          total={shown.total}
          next={shown.next}
          onMore={() => writeShownPages(pages + 1)}
        />
      ) : null}
    </>
  );
}

// `memo` forgets that the component takes any kind of item.
const Results = memo(PlainResults) as typeof PlainResults;

type BarProps = Pick<
  LiveListProps<never>,
  'noun' | 'countLabel' | 'fields' | 'searchPlaceholder'
> & {
  count: number | undefined;
  ref?: Ref<HTMLFormElement>;
} & Partial<Pick<ReturnType<typeof useListFilters>, 'filters' | 'years' | 'change'>>;

function Bar({ noun, countLabel, fields = allFields, searchPlaceholder, ...rest }: BarProps) {
  const { count, ref, filters = noFilters, years = noYears, change } = rest;
  const { year, month } = filters;
  const selects = useMemo(
    () => selectsOf(fields, { year, month }, years, (changed) => change?.(changed, 'push')),
    [fields, year, month, years, change],
  );
  return (
    <FilterBar
      ref={ref}
      label={`Filter ${noun}`}
      count={{ label: countLabel, value: count }}
      disabled={change === undefined}
      selects={selects}
      search={
        fields.includes('q')
          ? {
              label: 'Search',
              placeholder: searchPlaceholder,
              value: filters.q,
              onChange: (q) => change?.({ q }, 'replace'),
            }
          : undefined
      }
    />
  );
}

/** Lists are never kept on a device, since they name children: without network there are none. */
function AwayNote({ noun }: { noun: string }) {
  return useOnline() ? null : (
    <Text role="status" mb={5}>
      You are offline. The {noun} are fetched anew each time, so they can’t be shown now.
    </Text>
  );
}

/** In the built page only: what a reader without scripts can do. */
function WithoutScripts() {
  return (
    <noscript>
      <p>This list is fetched by a script. Please switch scripts on, or ask the school office.</p>
    </noscript>
  );
}
