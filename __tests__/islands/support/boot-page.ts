export type BootKind = 'document' | 'asked' | 'form' | 'live' | 'list';

/** Takes away what the script has listened to, so that the next page does not hear of it. */
let leave: () => void = () => undefined;

/**
 * Runs the inline script of a page of one kind, where the parser would: at the end of the body. The
 * element names two script files. The page's time is Jest's until `leavePage`: what waits for seconds would change
 * the document of another test.
 */
export async function bootPage(kind: BootKind, body: string | Element = ''): Promise<void> {
  leavePage();
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.replaceChildren();
  if (typeof body === 'string') document.body.innerHTML = body;
  else document.body.append(body);
  const script = document.createElement('script');
  Object.assign(script, { id: 'boot' }).dataset.src = '/a.js /b.js';
  document.body.append(script);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  // The bundler writes the kind into the script.
  Object.assign(globalThis, { KIND: kind });
  const watched = [window, document].map((target) => ({
    target,
    listen: jest.spyOn(target, 'addEventListener'),
  }));
  await jest.isolateModulesAsync(async () => void (await import('../../../src/islands/boot/boot')));
  const heard = watched.flatMap(({ target, listen }) => {
    const calls = [...listen.mock.calls];
    listen.mockRestore();
    return calls.map(
      ([type, listener, options]) =>
        () =>
          target.removeEventListener(type, listener, options),
    );
  });
  leave = () => heard.splice(0).forEach((end) => end());
}

/** Takes the script's listeners and timers away, as the end of its page does. */
export function leavePage(): void {
  leave();
  jest.useRealTimers();
}

/** The script files that the page has asked for, in order. */
export const askedScripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

/** The files that the page fetches ahead. */
export const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) =>
    link.getAttribute('href'),
  );

/** Gives the test the moment at which the page is painted; `end` puts the browser's own back. */
export function holdPaint(): { paint: () => void; end: () => void } {
  const before = window.PerformanceObserver;
  const held = {
    paint: () => undefined as void,
    end: () => void (window.PerformanceObserver = before),
  };
  class Observer {
    constructor(private readonly told: (list: unknown, observer: Observer) => void) {}
    observe(options: PerformanceObserverInit) {
      expect(options).toEqual({ type: 'paint', buffered: true });
      held.paint = () => this.told([], this);
    }
    disconnect() {
      held.paint = () => undefined;
    }
  }
  window.PerformanceObserver = Observer as unknown as typeof PerformanceObserver;
  return held;
}
