import { nextTask } from './next-task';
import { repeatPendingClicks } from './pending-clicks';
import { retryLoad } from './retry';
import type { IslandEntry } from './hydration';

/** How far outside the screen an island counts as visible, in pixels. */
const nearMargin = 600;

/**
 * Fetches an island's script and hydrates it, once. An error in it leaves the built HTML, and the rest of
 * the page, as they are.
 */
export async function startIsland(element: HTMLElement, { load }: IslandEntry): Promise<void> {
  if ('started' in element.dataset) return;
  element.dataset.started = '';
  try {
    const start = await retryLoad(load);
    await nextTask();
    await start(element);
    element.dataset.live = '';
    repeatPendingClicks(element);
  } catch (error) {
    console.warn(`A part of the page could not be started: ${String(error)}`);
  }
}

/** Calls back for each element when it comes near the screen. */
export function whenVisible(
  elements: HTMLElement[],
  callback: (element: HTMLElement) => void,
): void {
  const islandOf = new Map<Element, HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = islandOf.get(target);
        if (!isIntersecting || !island) continue;
        observer.unobserve(target);
        callback(island);
      }
    },
    { rootMargin: `${nearMargin}px 0px` },
  );
  for (const element of elements) {
    // The island itself has no box (`display: contents`); its children have.
    const box = element.firstElementChild;
    if (!box) continue;
    islandOf.set(box, element);
    observer.observe(box);
  }
}
