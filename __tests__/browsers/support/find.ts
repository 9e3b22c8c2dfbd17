/** An element as a visitor knows it: of a kind, by its words. */
export interface Target {
  /** A CSS selector. */
  css: string;
  /** Its name for assistive technology, its label or its whole text. */
  name?: string;
  /** Any part of its text. */
  text?: string;
}

/** What stands in the page for a target. */
export interface Found {
  /** How many elements that can be seen. */
  count: number;
  /** The words of the first. */
  text: string;
  /** What the first holds, where it is a field. */
  value: string | null;
  /** The middle of the first, once it was scrolled into the window. */
  x: number;
  y: number;
  /** Whether a pointer at that place meets it. */
  reachable: boolean;
}

/** Nothing was found. */
export const nothing: Found = { count: 0, text: '', value: null, x: 0, y: 0, reachable: false };

/** Runs in the page: looks for a target, and brings its first element into the window if `scroll`. */
export function findInPage({ css, name, text }: Target, scroll: boolean): Found {
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== undefined && !words.includes(text)) return false;
    if (name === undefined) return true;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return [
      element.getAttribute('aria-label'),
      words,
      ...labels.map((one) => one.textContent),
    ].some((one) => one?.replace(/\s+/g, ' ').replace(/\*$/, '').trim() === name);
  });
  const [first] = found;
  if (!first) return { count: 0, text: '', value: null, x: 0, y: 0, reachable: false };
  if (scroll) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = first.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return {
    count: found.length,
    text: (first.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: (first as HTMLInputElement).value ?? null,
    x: Math.round(x),
    y: Math.round(y),
    reachable: top !== null && (first === top || first.contains(top)),
  };
}
