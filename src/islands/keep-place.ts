import { boxOf } from './start-island';

const detailsOf = (element: HTMLElement) => [...element.querySelectorAll('details')];

/** What stands in a closed part has no place. */
const headingsOf = (element: HTMLElement) =>
  [...element.querySelectorAll(':is(h2, h3):not(details:not([open]) *)')].map((heading) => ({
    text: heading.textContent,
    top: heading.getBoundingClientRect().top + scrollY,
  }));

/** The lower edge of what is displayed of an island: it has no box itself, nor have islands in it. */
const bottomOf = ({ children }: Element): number =>
  Math.max(
    ...[...children].map((child) =>
      child.getClientRects().length > 0 ? child.getBoundingClientRect().bottom : bottomOf(child),
    ),
  );

const endOf = (element: HTMLElement) => bottomOf(element) + scrollY;

/**
 * Holds the room that a list no longer takes, until the reader filters it or has its end below the screen: then
 * nobody sees what moves.
 */
function holdRoom(element: HTMLElement, box: HTMLElement, room: number): void {
  const { style } = box;
  style.minHeight = `${box.offsetHeight + room}px`;
  const release = () => {
    style.minHeight = '';
    element.removeEventListener('input', release);
    removeEventListener('scroll', releaseUnseen);
  };
  const releaseUnseen = () => {
    if (box.getBoundingClientRect().bottom - room > innerHeight) release();
  };
  element.addEventListener('input', release);
  addEventListener('scroll', releaseUnseen, { passive: true });
  releaseUnseen();
}

/**
 * Keeps what is read in its place on the screen while an island is rendered again: call what it gives as soon as
 * that has happened. Items are found again by their headings, and what a reader has opened stays open.
 */
export function keepPlace(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const before = headingsOf(element);
  const end = endOf(element);
  const parts = detailsOf(element);
  // Chrome would move the page once more by what it finds itself.
  style.setProperty('overflow-anchor', 'none');
  return () => {
    // One that was opened while the new ones were made stays open, too.
    detailsOf(element).forEach((part, index) => (part.open ||= parts[index]?.open ?? false));
    const box = boxOf(element);
    const shrunk = end - endOf(element);
    // What stands below it stays where it is.
    if (shrunk > 0 && box instanceof HTMLElement) holdRoom(element, box, shrunk);
    const read = before.find(({ top }) => top >= scrollY);
    const now = read && headingsOf(element).find(({ text }) => text === read.text);
    const moved = now ? now.top - read.top : read ? 0 : endOf(element) - end;
    // At its top the page shows what is new.
    if (scrollY > 0 && Math.abs(moved) > 0) scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}
