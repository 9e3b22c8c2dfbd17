/**
 * When an island's script is asked for: `load` as soon as the page is painted, `near` when it comes
 * near the screen, `interaction` at the visitor's first move on the page (pointer, touch, key, scroll).
 */
export type Wake = 'load' | 'near' | 'interaction';

/** Makes an island live. What it throws leaves the built HTML as it is. */
export type Start = (element: HTMLElement) => void | Promise<void>;

/** One kind of island. */
export interface IslandEntry {
  wake: Wake;
  /** Fetches its script. Rejects where that could not be fetched; asking again is fine. */
  load: () => Promise<Start>;
}
