import { colourModeKey } from '../../theme/colour-mode-key';
import { interactionEvents } from '../first-interaction';
import type { PressedButton } from '../pending-clicks';
import { preloadList } from './preload-list';

/*
 * The inline script at the end of every page, in five kinds (`src/hosting/boot-scripts.ts` bundles
 * them). Its values stand in attributes of its element, so that its text is the same on all pages of
 * a kind, and the Content-Security-Policy needs one hash for it. With the script in the head, a
 * document has room for 1 KB of it.
 */

/** Put in by the bundler; what belongs to other kinds falls away. */
declare const KIND: 'document' | 'asked' | 'form' | 'live' | 'list';

// Under a name of its own it is one letter after minifying.
const page = document;
const { dataset } = page.currentScript as HTMLScriptElement;
const sources = dataset.src!.split(' ');

/** Scripts that came at none of their tries; a page with lists asks for them no more. */
const lost: string[] = [];

/** Loads a script; asks again for one that did not come, after 2 s, 4 s and so on for two minutes. */
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

/** Does it at the first call alone. */
const once = (action: () => void) => () => {
  const first = action;
  action = () => undefined;
  first();
};

/** Goes on when a thing has come or failed, or after three seconds; at once where there is none. */
function when(thing: HTMLElement | false | null | undefined, then: () => void) {
  if (!thing) return then();
  thing.onload = thing.onerror = then = once(then);
  setTimeout(then, 3e3);
}

/**
 * The scripts are fetched at once and run when what stands in the page is painted and the site's
 * stylesheet is there: a page holds only its own rules, and what the scripts render again would move
 * when the others arrive. A large picture of the first screen comes before all of that; both would
 * share a phone's narrow line.
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
      when(sheet && !sheet.sheet && sheet, () => {
        // What waits for its rules (theme/in-turn.ts) is shown without them when they do not come.
        if (!sheet?.sheet) delete page.body.dataset.runWhenIdle;
        sources.map((src) => load(src));
      });
    };
    // A page that is rendered ahead is painted when the visitor comes; by then it should live.
    if ((page as { prerendering?: boolean }).prerendering) return run();
    const painted = once(run);
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    // Firefox does not always tell of the paint of a page that was loaded again.
    setTimeout(painted, 3e3);
  });
}

/**
 * Waits for the first interaction; a form is shown at once where it holds a draft or has no network,
 * and a page that answers what its address asks, where it asks something.
 */
function wait() {
  const go = ({ type, key }: { type: string; key?: string }) => {
    if (dataset.input) return;
    // A key is kept for who answers to it: nobody listens yet.
    dataset.input = key || type;
    // A press is answered and painted first: running scripts would hold it up on a slow phone.
    setTimeout(() => sources.map((src) => load(src)), /n$/.test(type) ? 300 : 0);
  };
  // Written into the loop: a name of its own would not fall away from documents.
  for (const event of (KIND === 'form'
    ? `${interactionEvents} input offline`
    : interactionEvents
  ).split(' ')) {
    addEventListener(event, go);
  }
  if (KIND === 'asked' && location.search) go({ type: 'load' });
  if (KIND !== 'form') return;
  let draft: string | null | undefined;
  try {
    const key = page.querySelector<HTMLElement>('[data-draft]')!.dataset.draft!;
    // Earlier versions kept it there for good, for whoever came next.
    delete localStorage[key];
    draft = sessionStorage[key];
  } catch {
    // The storage may be blocked.
  }
  if (draft || !navigator.onLine) go({ type: 'load' });
}

/**
 * A form that is sent before its island is live waits for it, but not for long: then the browser sends
 * it, and the service answers with a page. Without network it goes on waiting.
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
    // A press is worth one more try.
    if (KIND !== 'list' && KIND !== 'live') while (lost[0]) load(lost.pop()!);
    const button = (event.target as Element).closest<PressedButton>(
      '[data-colour-mode],[data-island]:not([data-live]) button',
    );
    if (!button) return;
    if (button.dataset.colourMode == null) {
      // Its island is not live yet: the press is repeated when it is. It goes no further, or React
      // would answer it a second time once it has taken over.
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
      // Then it holds for this page only.
    }
  },
  true,
);

// After a move within the site the focus is on the new page's heading, where reading goes on; not
// where the address names a part of the page. The heading shows no ring (see `globalCss`).
if (!location.hash && page.referrer.startsWith(origin)) {
  page.querySelector('h1')?.focus({ preventScroll: true });
}
// Nothing of a document waits for its scripts; the next press asks for them.
if (KIND === 'form' || KIND === 'asked') {
  ononline = () => {
    while (lost[0]) load(lost.pop()!);
  };
}
if (KIND === 'list' || KIND === 'live') start();
else wait();
