/**
 * What triggers the hydration of an island: `load` the first paint of the page, `visible` when it comes
 * near the screen, `interaction` the first interaction with the page (pointer, touch, key, scroll).
 */
export type HydrateOn = 'load' | 'visible' | 'interaction';

/** Hydrates an island. When it throws, the built HTML stays as it is. */
export type Start = (element: HTMLElement) => void | Promise<void>;

/** One kind of island. */
export interface IslandEntry {
  hydrateOn: HydrateOn;
  /** Fetches its script. Rejects on a failed fetch; calling it again retries. */
  load: () => Promise<Start>;
}
