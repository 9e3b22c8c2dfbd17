import { platform } from 'node:os';
import { openBrowser, openWindow } from '../shots/browser';
import { type ConsoleErrors, listenTo } from '../story-check/console-errors';
import { openStories, type StoryWindow } from './story-window';

/** A browser of a worker of its own (windows of one wait for each other's frames, now and then for ever). */
export interface StoryBrowser {
  /** Version and system, as they are written beside pictures. */
  name: string;
  readonly window: StoryWindow;
  readonly consoleErrors: ConsoleErrors;
  /** Takes a new browser, where this one may be at fault. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser on Storybook; where no picture is to be taken it need not paint. */
export async function openStoryBrowser(origin: string, paints = true): Promise<StoryBrowser> {
  const open = async () => {
    const browser = await openBrowser(paints);
    const window = await openStories(await openWindow(browser, 'allow'), origin);
    return { browser, window, consoleErrors: listenTo(window.page, origin) };
  };
  let current = await open();
  return {
    name: `Chromium ${current.browser.version()} on ${platform()} ${process.arch}`,
    get window() {
      return current.window;
    },
    get consoleErrors() {
      return current.consoleErrors;
    },
    async renew() {
      // One that hangs may never have closed; it ends with this process.
      current.browser.close().catch(() => undefined);
      current = await open();
    },
    close: () => current.browser.close(),
  };
}
