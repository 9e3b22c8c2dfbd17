import { ShowMore } from '../components/show-more/show-more';
import { writeShownPages } from './address';
import type { ShownItems } from './paging';

export interface MorePagesProps {
  /** What is listed, in the plural and in small letters. */
  noun: string;
  shown: ShownItems<unknown>;
  /** How many pages are open. */
  pages: number;
}

/** The foot of a list that is shown page by page; nothing where it has one page. */
export function MorePages({ noun, shown, pages }: MorePagesProps) {
  const { items, total, next } = shown;
  if (next === 0 && pages === 1) return null;
  return (
    <ShowMore
      {...{ noun, total, next }}
      shown={items.length}
      onMore={() => writeShownPages(pages + 1)}
    />
  );
}
