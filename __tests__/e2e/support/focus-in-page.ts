/** What is wrong with the sight of the element that has the focus; evaluated in the page. */
export function focusFault(): { end: boolean; stop: string; fault: string | undefined } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { end: true, stop: '', fault: undefined };
  }
  const stop = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const style = getComputedStyle(element);
  // A part that scrolls or holds the page has no ring of its own when it is only passed through.
  const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  if (!ring) return { end: false, stop, fault: `${stop} has no ring` };
  // A link that runs over lines is seen where its first line is.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) {
    return { end: false, stop, fault: `${stop} is outside of the screen` };
  }
  const covering = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].flatMap((y) => {
      const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      const own = over && (element.contains(over) || over.contains(element));
      return own || !over ? [] : [over.closest('header') ? 'header' : over.localName];
    }),
  );
  // Words beside a round button may be met by its corner; half of it is not.
  const fault = covering.length > 4 ? `${stop} lies under ${covering[0]}` : undefined;
  return { end: false, stop, fault };
}
