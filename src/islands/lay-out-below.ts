import { untilIdle } from '../components/hooks/when-idle';
import { inTurnParts, inTurnSlides } from '../theme/in-turn';

/**
 * Lays out the content below the fold, one part after the other, each when the browser is idle: together
 * they would delay input on a slow phone. Resolves when all of them are laid out.
 */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(`${inTurnParts},${inTurnSlides}`)) {
    // For a reader who comes back to the middle of a page, nothing above may change its height.
    if (window.scrollY === 0) await untilIdle();
    part.style.contentVisibility = 'visible';
  }
  // To read a place lays out the part before: the last one too, apart from the frame that paints it.
  void window.scrollY;
}
