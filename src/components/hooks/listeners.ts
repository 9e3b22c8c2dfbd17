export interface Listeners {
  /** Adds a listener for each of the event types; the caller knows which events they are. */
  on: <E extends Event>(
    target: EventTarget,
    types: readonly string[],
    listener: (event: E) => void,
  ) => void;
  /** Removes all of them; a second call does nothing. */
  end: () => void;
}

/** Event listeners that are removed together. */
export function createListeners(): Listeners {
  const ends: (() => void)[] = [];
  return {
    on: (target, types, listener) => {
      for (const type of types) {
        // A finger scrolls at once: the browser need not wait for the listener.
        const passive = type.startsWith('touch');
        target.addEventListener(type, listener as EventListener, { passive });
        ends.push(() => target.removeEventListener(type, listener as EventListener));
      }
    },
    end: () => ends.splice(0).forEach((end) => end()),
  };
}
