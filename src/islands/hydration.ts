/**
 * What triggers the start of an island: `load` the first paint of the page, `visible` when it comes near the
 * screen, `interaction` the first interaction with the page (pointer, touch, key, scroll), `reached` when it
 * comes near the screen after one, `change` another version of its list alone.
 */
export type HydrateOn = 'load' | 'visible' | 'interaction' | 'reached' | 'change';

/** Starts an island. When it throws, the built HTML stays as it is. */
type Start = (element: HTMLElement) => void | Promise<void>;

/** One kind of island. */
export interface IslandEntry {
  hydrateOn: HydrateOn;
  /** Fetches what the island needs to start. Rejects on a failed fetch; calling it again retries. */
  load: (island: HTMLElement) => Promise<Start>;
}
