import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../components/hooks/when-idle';

/** How many cards each further slice brings. */
const slice = 4;

/** Pixels below the screen in which the end of what is drawn counts as near. */
const nearMargin = 1_000;

/**
 * Keeps the place of cards that are not drawn yet, by the height of those in the last element of the
 * box; a lead before it is taller than they are. Gives what takes that back.
 */
function keepPlace(box: HTMLElement, drawn: number, total: number): () => void {
  const leads = Math.min(Math.max(0, box.childElementCount - 1), drawn - 1);
  const list = box.lastElementChild instanceof HTMLElement ? box.lastElementChild : box;
  const missing = (list.offsetHeight * (total - drawn)) / (drawn - leads);
  box.style.minHeight = `${box.offsetHeight + missing}px`;
  return () => {
    box.style.minHeight = '';
  };
}

export interface Progressive {
  /** How many cards are drawn at once: what a first screen shows. */
  first: number;
  /** Changes when the cards are others, so that the first of them come first again. */
  view: unknown;
}

/**
 * The first cards of a list at once, the others by slices when the browser is idle; all of them as
 * soon as the reader comes near their end or prints. `box` is the element that holds the cards.
 */
export function useProgressive<T>(
  items: readonly T[],
  box: RefObject<HTMLElement | null>,
  { first, view }: Progressive,
): readonly T[] {
  const [state, setState] = useState({ view, count: first });
  const count = state.view === view ? state.count : first;
  const total = items.length;
  const drawn = Math.min(count, total);
  const drawnFirst = Math.min(first, total);
  const complete = drawn === total;
  // Measured once for a view: each measure has the browser lay the whole page out at once.
  useLayoutEffect(() => {
    if (!box.current || complete) return undefined;
    return keepPlace(box.current, drawnFirst, total);
  }, [box, complete, drawnFirst, total, view]);
  useEffect(() => {
    if (complete) return undefined;
    const draw = (most: number) => setState({ view, count: most });
    const print = () => flushSync(() => draw(total));
    const scrolled = () => {
      // The box is taller than what it holds while cards are missing, and cards may hold lists of their own.
      const last = box.current?.lastElementChild;
      if (last && last.getBoundingClientRect().bottom < innerHeight + nearMargin) draw(total);
    };
    const cancel = whenIdle(() => startTransition(() => draw(drawn + slice)));
    window.addEventListener('beforeprint', print);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('scroll', scrolled);
    };
  }, [box, complete, drawn, total, view]);
  return complete ? items : items.slice(0, drawn);
}
