import { Box } from '#chakra';
import { memo, type ReactNode, useRef } from 'react';
import { EmptyState } from '../components/empty-state/empty-state';
import { ShowMore } from '../components/show-more/show-more';
import { writeShownPages } from './address';
import { inWords } from './filter-choices';
import type { Filters } from './filters';
import { listPlace } from './list-place';
import type { ShownItems } from './paging';
import { useBackScroll } from './use-back-scroll';
import { useProgressive } from './use-progressive';

/** What a first screen shows of most lists. */
const usuallyFirst = 4;

export interface ListResultsProps<T> {
  /** What is listed, in the plural and in small letters. */
  noun: string;
  view: { filters: Filters; pages: number };
  shown: ShownItems<T>;
  /** How many cards are drawn at once; the others follow when the browser is idle. */
  first?: number | undefined;
  onClear: () => void;
  children: (items: readonly T[], view: { filtered: boolean }) => ReactNode;
}

/** What the filters have found; a key in the search box draws nothing of it before its turn. */
function PlainListResults<T>(props: ListResultsProps<T>) {
  const { noun, shown, first = usuallyFirst, onClear, children } = props;
  const { filters, pages } = props.view;
  const box = useRef<HTMLDivElement>(null);
  // On the way back the reader's place in the list has to be there.
  const isBack = useBackScroll() || pages > 1;
  const drawn = useProgressive(shown.items, box, {
    first: isBack ? shown.items.length : first,
    view: filters,
  });
  return (
    <>
      <Box srOnly role="status">
        {shown.total === 0
          ? `No ${noun} found`
          : `Showing ${shown.items.length} of ${shown.total} ${noun}`}
      </Box>
      <Box ref={box} {...listPlace}>
        {shown.total === 0 ? (
          <EmptyState
            title={`No ${noun} found`}
            action={{ label: 'Clear the filters', onClick: onClear }}
          >
            Nothing here matches {inWords(filters)}.
          </EmptyState>
        ) : (
          children(drawn, { filtered: filters.month !== 'all' || filters.q !== '' })
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
export const ListResults = memo(PlainListResults) as typeof PlainListResults;
