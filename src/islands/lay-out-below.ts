import { untilIdle } from '../components/hooks/when-idle';
import { inTurnParts } from '../theme/in-turn';

/**
 * Has what nobody sees without scrolling laid out, one part after the other, each when the browser is
 * idle: together they would hold up a slow phone's finger. Settles when all of them are.
 */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(inTurnParts)) {
    // To somebody who has come back to the middle of a page nothing above may grow.
    if (window.scrollY === 0) await untilIdle();
    part.style.contentVisibility = 'visible';
  }
}
