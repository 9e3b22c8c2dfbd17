import { untilIdle } from '../components/hooks/when-idle';
import { inTurnParts, inTurnSlides } from '../theme/in-turn';

/** Fetches the faces that a text of the page needs. */
const faceOf = ({ textContent }: Element) =>
  document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, textContent);

/**
 * Lays out the content below the fold, one part after the other, each when the browser is idle: together
 * they would delay input on a slow phone. Resolves when all of them are laid out.
 */
export async function layOutBelow(): Promise<void> {
  // The motto in the foot may have a face of its own. When one comes, Chromium lays out again all that is laid out.
  const motto = document.querySelector('footer [lang]');
  if (motto) await faceOf(motto).catch(() => undefined);
  for (const part of document.querySelectorAll<HTMLElement>(`${inTurnParts},${inTurnSlides}`)) {
    // For a reader who comes back to the middle of a page, nothing above may change its height.
    if (window.scrollY === 0) await untilIdle();
    part.style.contentVisibility = 'visible';
  }
  // Reading it makes the browser lay out the last part now, as it did the others, and not in the frame that paints it.
  void window.scrollY;
}
