import { memo, type ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { groupDigits } from '../../components/group-digits/group-digits';
import { inWords } from './filter-choices';
import { type Filters, isUnfiltered } from './filters';
import { PagedItems } from './paged-items';
import type { FoldedPages } from './paging';

/** The number of cards on the first screen of most lists. */
const usuallyFirst = 4;

/** How items are shown, beside those that stand open. */
export interface ItemsView<T> extends Pick<FoldedPages<T>, 'folded' | 'beyond'> {
  /** Whether a month or words were chosen. */
  filtered: boolean;
  /** Whether nothing was. */
  whole: boolean;
}

export interface ListResultsProps<T> {
  /** What is listed, in the plural and in small letters. */
  noun: string;
  view: { filters: Filters; pages: number };
  shown: FoldedPages<T>;
  /** How many cards are rendered at once; the others follow when the browser is idle. */
  first?: number | undefined;
  /** The newest year before the chosen one that has items, where there is one. */
  earlier?: number | undefined;
  /** Clears the filters, except a given year. */
  onClear: (year?: number) => void;
  children: (items: readonly T[], view: ItemsView<T>) => ReactNode;
}

/** The filtered items; memoised, so that a key in the search box does not render them at once. */
function PlainListResults<T>(props: ListResultsProps<T>) {
  const { noun, shown, first = usuallyFirst, children, ...ways } = props;
  const { filters, pages } = props.view;
  const { folded, beyond } = shown;
  const isEmpty = shown.total === 0;
  const title = `No ${noun} found`;
  return (
    <PagedItems
      noun={noun}
      status={
        isEmpty
          ? title
          : `Showing ${groupDigits(shown.items.length + folded.length)} of ${groupDigits(shown.total)} ${noun}`
      }
      view={filters}
      items={shown.items}
      {...{ shown, pages, first, beyond }}
      folded={folded.length}
    >
      {(rendered) =>
        isEmpty ? (
          <NothingFound title={title} noun={noun} filters={filters} {...ways} />
        ) : (
          children(rendered, {
            filtered: filters.month !== 'all' || filters.q !== '',
            whole: isUnfiltered(filters),
            folded,
            beyond,
          })
        )
      }
    </PagedItems>
  );
}

type NothingFoundProps = Pick<ListResultsProps<never>, 'noun' | 'earlier' | 'onClear'> & {
  title: string;
  filters: Filters;
};

/** In the first days of a year it has no items yet, and readers look for those of the last one. */
function NothingFound({ title, noun, filters, earlier, onClear }: NothingFoundProps) {
  // Nothing is chosen but the year.
  if (earlier !== undefined && inWords(filters) === String(filters.year)) {
    return (
      <EmptyState
        title={title}
        action={{ label: `Show the ${noun} of ${earlier}`, onClick: () => onClear(earlier) }}
      >
        There are no {noun} of {filters.year}. The newest before that are of {earlier}.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} action={{ label: 'Clear the filters', onClick: () => onClear() }}>
      Nothing here matches {inWords(filters)}.
    </EmptyState>
  );
}

// `memo` forgets that the component takes any kind of item.
export const ListResults = memo(PlainListResults) as typeof PlainListResults;
