import { repeatPendingClicks } from './pending-clicks';
import type { IslandEntry } from './hydration';

/** Yields to the browser, so that it can handle input before the next task. */
export const nextTask = () => new Promise<void>((done) => void setTimeout(done));

/** How far outside the screen an island counts as visible, in pixels. */
const nearMargin = 600;

const firstWait = 2_000;
const longestWait = 60_000;

/** Retries `load` until it succeeds, after 2 s, 4 s and so on up to a minute. */
export async function retryLoad<T>(load: () => Promise<T>, wait = firstWait): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, wait));
    return retryLoad(load, Math.min(wait * 2, longestWait));
  }
}

/**
 * Fetches an island's script and hydrates it, once. An error in it leaves the built HTML, and the rest of
 * the page, as they are.
 */
export async function startIsland(element: HTMLElement, { load }: IslandEntry): Promise<void> {
  if ('started' in element.dataset) return;
  element.dataset.started = '';
  try {
    const start = await retryLoad(() => load(element));
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
