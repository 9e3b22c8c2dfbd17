import { Box } from '#chakra';
import { type ReactNode, useContext, useRef } from 'react';
import { BuiltContext } from '../../components/island/built-context';
import { ShowMore } from '../../components/show-more/show-more';
import { writeShownPages } from './address';
import { useIsReadNearEnd } from './scroll-anchor';
import { listSpacing } from './list-spacing';
import type { ShownItems } from './paging';
import { useBackScroll } from './use-back-scroll';
import { useProgressive } from './use-progressive';

export interface PagedItemsProps<T> {
  /** What is listed, in the plural and in small letters. */
  noun: string;
  /** What is shown, in words, for screen readers. */
  status: string;
  shown: ShownItems<unknown>;
  /** How many more stand in a closed part, and how many of the list are neither there nor come by a click. */
  folded?: number | undefined;
  beyond?: number | undefined;
  /** How many pages are open. */
  pages: number;
  /** Changes when the items are others. */
  view: unknown;
  /** Rendered before the items, and never in slices. */
  lead?: ReactNode;
  items: readonly T[];
  /** How many of them are rendered at once; the others follow when the browser is idle. */
  first: number;
  /** The space around the list and its least height, where they are not those of most lists. */
  place?: typeof listSpacing | undefined;
  children: (items: readonly T[]) => ReactNode;
}

/** Items of a list, page by page, each page in slices; Back restores the scroll position. */
export function PagedItems<T>(props: PagedItemsProps<T>) {
  const {
    noun,
    status,
    shown,
    pages,
    view,
    lead,
    items,
    first,
    place,
    children,
    folded = 0,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  // After Back the list needs its full height at once, and the built page has it.
  const isBack = useBackScroll() || pages > 1;
  const isBuilt = useContext(BuiltContext);
  const isWhole = useIsReadNearEnd() || isBack || isBuilt;
  const rendered = useProgressive(items, box, { first: isWhole ? items.length : first, view });
  return (
    <>
      <Box srOnly role="status">
        {status}
      </Box>
      <Box {...(place ?? listSpacing)}>
        {lead}
        <div ref={box}>{children(rendered)}</div>
      </Box>
      {shown.next > 0 || pages > 1 ? (
        <ShowMore
          noun={noun}
          shown={shown.items.length + folded}
          total={shown.total}
          next={shown.next}
          beyond={props.beyond}
          onMore={() => writeShownPages(pages + 1)}
        />
      ) : null}
    </>
  );
}
