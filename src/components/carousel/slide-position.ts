/** Which slides of a row are seen. */
export interface SlidePosition {
  slides: readonly HTMLElement[];
  /** The first that is seen, counted from 0. */
  first: number;
  /** How many are seen at once. */
  seen: number;
  /** The first of the last ones: `first` is never larger. */
  last: number;
}

/** Reads which slides of a row are seen; `undefined` for an empty row, and for one that is not displayed. */
export function slidePosition(row: HTMLElement): SlidePosition | undefined {
  const slides = [...row.querySelectorAll('li')];
  const width = slides[0]?.offsetWidth;
  if (!width) return undefined;
  const seen = Math.max(1, Math.round(row.offsetWidth / width));
  const last = Math.max(0, slides.length - seen);
  return { slides, seen, last, first: Math.min(last, Math.round(row.scrollLeft / width)) };
}

/** The slide that a step leads to: after the last ones the first, and the other way round. */
export function slideAfter({ first, last }: SlidePosition, step: 1 | -1): number {
  const next = first + step;
  if (next < 0) return last;
  return next > last ? 0 : next;
}
