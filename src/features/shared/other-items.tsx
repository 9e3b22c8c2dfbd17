import { Box } from '#chakra';
import type { ReactNode } from 'react';
import type { Filterable } from './filters';
import type { ItemsView } from './list-results';
import type { FoldedPages } from './paging';

/** Most items that stand in the built page for readers without scripts, beside those that all see. */
const mostOthers = 200;

/** An item with the first sentence of its description: pages stay within their first packets. */
const inBrief = <T extends Filterable>(item: T): T =>
  item.description
    ? { ...item, description: /^.*?[.!?](?=\s|$)|$/.exec(item.description)?.[0] }
    : item;

export interface OtherItemsProps<T> {
  /** What is listed, in the plural and in small letters. */
  noun: string;
  items: readonly T[];
  /** Those that stand there for everybody. */
  shown: FoldedPages<T>;
  /** An item as it stands there; by default with the first sentence of its description. */
  brief?: ((item: T) => T) | undefined;
  children: (items: readonly T[], view: ItemsView<T>) => ReactNode;
}

/** For readers without scripts, who can neither filter nor ask for more: every other item, in the list's order. */
export function OtherItems<T extends Filterable>(props: OtherItemsProps<T>) {
  const { noun, items, shown, brief = inBrief<T>, children } = props;
  // Browsers with scripts take it for text, and React renders nothing there.
  if (typeof window !== 'undefined') return <noscript />;
  const seen = new Set([...shown.items, ...shown.folded]);
  const others = items.filter((item) => !seen.has(item));
  const left = others.length - mostOthers;
  return (
    <noscript>
      {others.length > 0 ? (
        <Box mt={7}>
          {children(others.slice(0, mostOthers).map(brief), {
            filtered: true,
            whole: false,
            folded: [],
            beyond: 0,
          })}
        </Box>
      ) : null}
      {left > 0 ? <p>{`${left} older ${noun} need scripts to be shown.`}</p> : null}
    </noscript>
  );
}
