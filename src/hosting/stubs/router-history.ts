/** Where a reader is, as Gatsby's runtime wants it told. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  origin: string;
  state: unknown;
  /** Differs for each entry of the browser's history. */
  key: string;
}

interface Change {
  location: RouterLocation;
  action: 'PUSH' | 'POP';
}

interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

type Listener = (change: Change) => void;

/** The present address; the path is encoded in one way, however it was typed. */
function here(): RouterLocation {
  const { pathname, search, hash, href, origin } = window.location;
  const state: unknown = window.history.state;
  const key = (state as { key?: string } | null)?.key ?? 'initial';
  return { pathname: encodeURI(decodeURI(pathname)), search, hash, href, origin, state, key };
}

const listeners = new Set<Listener>();
let transitionEnd: () => void = () => undefined;

/** The browser's history, with listeners that hear of moves by link as well as by Back. */
export const globalHistory = {
  /** The present address. */
  get location() {
    return here();
  },
  /** Hears of every move until the function that comes back is called. */
  listen(listener: Listener): () => void {
    const onPop = () => listener({ location: here(), action: 'POP' });
    listeners.add(listener);
    window.addEventListener('popstate', onPop);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', onPop);
    };
  },
  /** Moves to an address, or by a number of entries; resolves when the page has been drawn. */
  navigate(to: string | number, { state, replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') window.history.go(to);
    else {
      const entry = { ...state, key: String(Date.now()) };
      try {
        window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
      } catch {
        // Safari refuses more than a hundred entries in half a minute: load the page instead.
        window.location[replace ? 'replace' : 'assign'](to);
      }
    }
    const done = new Promise<void>((resolve) => {
      transitionEnd = resolve;
    });
    for (const listener of listeners) listener({ location: here(), action: 'PUSH' });
    return done;
  },
  /** Called by the router when it has drawn the new page. */
  _onTransitionComplete(): void {
    transitionEnd();
  },
};
