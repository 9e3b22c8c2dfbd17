import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../components/hooks/when-idle';
import { nearMargin } from './scroll-anchor';

/** How many cards each further slice brings. */
const slice = 4;

/** The number of columns, and the pixels between the rows. */
function gridOf(box: HTMLElement): { columns: number; gap: number } {
  const grid = box.lastElementChild;
  const tops = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect().top);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  return { columns, gap: (grid && Number.parseFloat(getComputedStyle(grid).rowGap)) || 0 };
}

/** Reserves the height of cards that are not rendered yet, estimated from the rendered rows. */
function keepPlace(box: HTMLElement | null, rendered: number, total: number): void {
  if (!box) return;
  box.style.minHeight = '';
  // Until all are rendered the height is an estimate: content below must not shift when it changes.
  box.style.setProperty('overflow-anchor', rendered < total ? 'none' : '');
  if (rendered >= total) return;
  const { columns, gap } = gridOf(box);
  const rows = Math.ceil(total / columns) / Math.ceil(rendered / columns);
  box.style.minHeight = `${Math.round((box.offsetHeight + gap) * rows - gap)}px`;
}

export interface Progressive {
  /** How many cards are rendered at once: what a first screen shows. */
  first: number;
  /** Changes when the cards are others, so that the first of them come first again. */
  view: unknown;
}

/**
 * The first cards of a list at once, the others in slices when the browser is idle; all of them as soon as
 * the reader comes near their end or prints. `box` is the element that holds the cards.
 */
export function useProgressive<T>(
  items: readonly T[],
  box: RefObject<HTMLElement | null>,
  { first, view }: Progressive,
): readonly T[] {
  const [state, setState] = useState({ view, count: first });
  const count = state.view === view ? state.count : first;
  const total = items.length;
  const rendered = Math.min(count, total);
  useLayoutEffect(() => keepPlace(box.current, rendered, total), [box, rendered, total]);
  // Before the frame is painted, so that no scroll event comes in between.
  useLayoutEffect(() => {
    if (rendered >= total) return undefined;
    const render = (most: number) => setState({ view, count: most });
    const place = box.current?.getBoundingClientRect();
    // Where the end is on the screen, an estimated height would shift the content below it.
    if (place && place.top < 0 && place.bottom < innerHeight) {
      render(total);
      return undefined;
    }
    const print = () => flushSync(() => render(total));
    const scrolled = () => {
      // Synchronously, before the frame is painted, so that a jump to the end shows no gap. The box is
      // taller than its children (`keepPlace`), and cards may hold lists of their own.
      const last = box.current?.lastElementChild;
      if (last && last.getBoundingClientRect().bottom < innerHeight + nearMargin)
        flushSync(() => render(total));
    };
    const cancel = whenIdle(() => startTransition(() => render(rendered + slice)));
    window.addEventListener('beforeprint', print);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('scroll', scrolled);
    };
  }, [box, rendered, total, view]);
  return rendered < total ? items.slice(0, rendered) : items;
}
