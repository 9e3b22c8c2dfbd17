import { colourModeKey } from '../../theme/colour-mode-key';
import { interactionEvents } from '../first-interaction';
import { renewEvent } from '../renew-event';
import type { PressedButton } from '../pending-clicks';
import { preloadList } from './preload-list';

/*
 * The inline script at the end of every page, in six kinds (`src/build/finish/boot-scripts.ts` bundles
 * them). Its values stand in attributes of its element, so that its text is the same on all pages of
 * a kind, and the Content-Security-Policy needs one hash for it. With the script in the head, a
 * document has room for 1 KB of it.
 */

/** Defined by the bundler; the code of other kinds is removed as dead code. */
declare const KIND: 'document' | 'asked' | 'built' | 'form' | 'live' | 'list';

// Under a name of its own it is one letter after minifying.
const page = document;
const { dataset } = page.currentScript as HTMLScriptElement;
const sources = dataset.src!.split(' ');

/** Scripts that failed at every attempt; a page with lists does not retry them. */
const lost: string[] = [];

/** Loads a script; retries a failed one after 2 s, 4 s and so on for two minutes. */
const load = (src: string, pause = 2e3) =>
  page.head.append(
    Object.assign(page.createElement('script'), {
      src,
      onerror: () => {
        if (pause < 1e5) setTimeout(load, pause, src, pause * 2);
        else if (KIND !== 'list' && KIND !== 'live') lost.push(src);
      },
    }),
  );

/** Runs the action on the first call only. */
const once = (action: () => void) => () => {
  const first = action;
  action = () => undefined;
  first();
};

// Marked, or the bundler would leave it in kinds that do not use it.
/** Loads the page's scripts where several things may ask for them. */
const loadOnce = /* @__PURE__ */ once(() => sources.map((src) => load(src)));

/** Continues when an element has loaded or failed, or after three seconds; at once where there is none. */
function when(thing: HTMLElement | false | null | undefined, then: () => void) {
  if (!thing) return then();
  thing.onload = thing.onerror = then = once(then);
  setTimeout(then, 3e3);
}

/**
 * Preloads the scripts, and runs them after the first paint and after the site's stylesheet: a page has
 * only its own rules inline, and what the scripts render would shift when the others arrive. A large
 * picture of the first screen is loaded first, as it would share the bandwidth of a phone.
 */
function start() {
  if (KIND === 'list') preloadList();
  const large = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  when(large && !large.complete && large, () => {
    for (const href of sources) {
      const hint = { rel: 'preload', as: 'script', fetchPriority: 'low', href };
      page.head.append(Object.assign(page.createElement('link'), hint));
    }
    const run = () => {
      const sheet = page.querySelector<HTMLLinkElement>('link[data-site]');
      // It stands behind this script, which would wait for it: a slow parser may not have reached it yet.
      if (!sheet && page.readyState === 'loading') return void setTimeout(run, 9);
      when(sheet && !sheet.sheet && sheet, () => {
        // Content that waits for its rules (theme/in-turn.ts) is shown without them when they fail to load.
        if (!sheet?.sheet) delete page.body.dataset.inTurn;
        sources.map((src) => load(src));
      });
    };
    // A prerendered page is painted only when it is activated; by then it should be hydrated.
    if ((page as { prerendering?: boolean }).prerendering) return run();
    const painted = once(run);
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    // Firefox does not always report the paint of a reloaded page.
    setTimeout(painted, 3e3);
  });
}

/**
 * Waits for the first interaction. A form with a draft, or without network, starts at once, and so does
 * a page that answers a query in its address.
 */
function wait() {
  const go = ({ type, key }: { type: string; key?: string }) => {
    if (dataset.input) return;
    // The key is stored for the behaviour that handles it: no listener is attached yet.
    dataset.input = key || type;
    // The response to a click is painted first: running scripts would delay it on a slow phone.
    setTimeout(
      KIND === 'built' ? loadOnce : () => sources.map((src) => load(src)),
      /n$/.test(type) ? 300 : 0,
    );
  };
  // Inlined into the loop: a constant would not be removed from documents.
  for (const event of (KIND === 'form'
    ? `${interactionEvents} input offline`
    : KIND === 'built'
      ? `${interactionEvents} input`
      : interactionEvents
  ).split(' ')) {
    addEventListener(event, go);
  }
  if ((KIND === 'asked' || KIND === 'built') && location.search) go({ type: 'load' });
  // A list has changed since the page was built; the visitor may have done nothing yet.
  if (KIND === 'built') addEventListener(renewEvent, loadOnce);
  if (KIND !== 'form') return;
  let draft: string | null | undefined;
  try {
    const key = page.querySelector<HTMLElement>('[data-draft]')!.dataset.draft!;
    // Earlier versions stored it there permanently, for the next user of the device, too.
    delete localStorage[key];
    draft = sessionStorage[key];
  } catch {
    // The storage may be blocked.
  }
  // An address may fill in a subject.
  if (draft || location.search || !navigator.onLine) go({ type: 'load' });
}

/**
 * A form that is submitted before its island is hydrated waits for it for 4 s; then the browser submits it
 * natively, and the service answers with a page. Without network it keeps waiting.
 */
function sendLater(button: PressedButton & { form?: HTMLFormElement | null }, event: Event) {
  const { form } = button;
  if (!form) return;
  event.preventDefault();
  if (!form.getAttribute('action')) return;
  button.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    if (!button.pendingClick || !navigator.onLine) return;
    delete button.pendingClick;
    button.removeAttribute('aria-busy');
    if (form.reportValidity()) form.submit();
  }, 4e3);
}

page.addEventListener(
  'click',
  (event) => {
    // A click triggers one more attempt.
    if (KIND !== 'list' && KIND !== 'live') while (lost[0]) load(lost.pop()!);
    const button = (event.target as Element).closest<PressedButton>(
      '[data-colour-mode],[data-island]:not([data-live]) button',
    );
    if (!button) return;
    if (button.dataset.colourMode == null) {
      // Its island is not hydrated yet: the click is replayed afterwards. Its propagation stops here, or
      // React would replay it a second time.
      button.pendingClick = true;
      if (KIND === 'form') sendLater(button, event);
      return event.stopPropagation();
    }
    const root = page.documentElement;
    root.className =
      (root.className || (matchMedia('(prefers-color-scheme:dark)').matches && 'dark')) === 'dark'
        ? 'light'
        : 'dark';
    try {
      localStorage[colourModeKey] = root.className;
    } catch {
      // Then it applies to this page only.
    }
  },
  true,
);

// After a navigation within the site the focus is set to the new page's heading, unless the address has
// a fragment. The heading shows no focus ring (see `globalCss`).
if (!location.hash && page.referrer.startsWith(origin)) {
  page.querySelector('h1')?.focus({ preventScroll: true });
}
// Nothing in a document waits for its scripts; the next click requests them again.
if (KIND === 'form' || KIND === 'asked' || KIND === 'built') {
  ononline = () => {
    while (lost[0]) load(lost.pop()!);
  };
}
if (KIND === 'list' || KIND === 'live') start();
else wait();
