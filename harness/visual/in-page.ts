/** Functions that run inside the page: each stands by itself and uses nothing around it. */

/** The part of Storybook's channel that is used here. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, ...payload: unknown[]): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** How many requests the story's handlers hold for ever. */
    endlessRequests: number;
  }
}

/**
 * Counts requests that are never answered: a handler with an endless delay sets a timer of the
 * greatest length there is. Without this, each story in its loading state would cost a long wait.
 */
export function countEndless(): void {
  window.endlessRequests = 0;
  const { setTimeout: set } = window;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) => {
    if (delay === 2 ** 31 - 1) window.endlessRequests += 1;
    return set(handler, delay, ...values);
  }) as typeof window.setTimeout;
}

/** Whether Storybook listens and knows its stories. */
export const isReady = () => '__STORYBOOK_ADDONS_CHANNEL__' in window;

/** Loads every font, and lets none be left out for coming late, as the site does (`optional`). */
export async function useFonts(): Promise<void> {
  // The styles that declare them come with Storybook's scripts.
  while (document.fonts.size === 0) await new Promise((done) => requestAnimationFrame(done));
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
  }
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
}

/** The accessibility checks have a run of their own; here they would triple the time. */
export function withoutAxe(): void {
  const globals = { a11y: { manual: true } };
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}

/** How many requests of the story will never be answered. */
export const endlessRequests = () => window.endlessRequests;

/** What is to be shown; `again` when the same story is there already. */
export interface ShowRequest {
  id: string;
  mode: string;
  again: boolean;
}

/** Shows a story from nothing, in its first state; gives what went wrong in words, or nothing. */
export async function showInPage({ id, mode, again }: ShowRequest): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { classList } = document.documentElement;
  channel.emit('updateGlobals', { globals: { colourMode: mode } });
  // A story that is shown follows the colours before it is drawn anew.
  while (again && !classList.contains(mode)) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  // What the story before has left behind.
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.endlessRequests = 0;
  return new Promise((resolve) => {
    const failures = [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ];
    const listeners = new Map<string, (payload: unknown) => void>();
    for (const event of ['storyFinished', ...failures]) {
      listeners.set(event, (payload) => {
        const { storyId, message, description } = (payload ?? {}) as Record<string, string>;
        if (event === 'storyFinished' && storyId !== id) return;
        for (const [name, listener] of listeners) channel.off(name, listener);
        resolve(event === 'storyFinished' ? '' : `${event}: ${message ?? description ?? id}`);
      });
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/**
 * Resolves when nothing in the document has changed in four moments in which the browser had nothing
 * else to do, or after many more. `settled`: nor may a list be busy that will be answered.
 */
export async function untilUnmoved(settled: boolean): Promise<void> {
  let moved = false;
  const observer = new MutationObserver(() => {
    moved = true;
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let still = 0, all = 0; still < 4 && all < 150; still += 1, all += 1) {
    await new Promise((done) => setTimeout(done, 20));
    // What the story itself has put off until the browser is idle comes before this.
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    const waits = settled && window.endlessRequests === 0;
    if (moved || (waits && document.querySelector('[aria-busy="true"]'))) still = -1;
    moved = false;
  }
  observer.disconnect();
}

/** Whether the story is longer than its window, so that parts of it may still wait. */
export const isTall = () =>
  document.documentElement.scrollHeight > document.documentElement.clientHeight;

/** How much there is of the document: another text when parts of it have come or grown. */
export const shapeOf = () =>
  `${document.body.innerHTML.length} characters, ${document.documentElement.scrollHeight} px`;

/** The size of what the story shows, with dialogs and menus that reach beyond its root. */
export function measureStory(): { width: number; height: number } {
  window.scrollTo(0, 0);
  const { documentElement: root, body } = document;
  let bottom = 16;
  for (const element of body.querySelectorAll('*')) {
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    bottom = Math.max(bottom, rect.bottom);
  }
  return { width: root.clientWidth, height: Math.ceil(Math.min(bottom, root.scrollHeight)) };
}
