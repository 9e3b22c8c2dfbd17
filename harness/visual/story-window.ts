import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Mode } from '../shots/browser';
import { watchNetwork, type Network } from '../shots/network';
import { scrollThrough, settle, stillCss } from '../shots/settle';
import { within } from '../shots/within';
import type { Screen } from './modes';
import { decode, type Picture } from './picture';
import {
  countEndless,
  endlessRequests,
  isReady,
  isTall,
  useFonts,
  measureStory,
  shapeOf,
  showInPage,
  untilUnmoved,
  withoutAxe,
} from './in-page';

/** Longer stories are cut here; their parts have stories of their own. */
const tallest = 4500;

// Long enough for a machine with much else to do.
const storyTimeout = 60_000;

/** A window on Storybook that goes from story to story without loading it anew. */
export interface StoryWindow {
  page: Page;
  /** Loads Storybook anew, so that nothing of the stories before is left. */
  reload(): Promise<void>;
  /**
   * Shows a story in its first state, in a window of that size and a colour mode, drawn from
   * nothing: colours that change under what is drawn reach its icons late. Throws when it fails.
   */
  show(id: string, screen: Screen, mode: Mode): Promise<void>;
  /** A picture of what has just been shown, as soon as it has stopped for a moment. */
  quickShot(): Promise<Picture>;
  /** Waits until all that was shown is there, also what waits to be near. */
  complete(): Promise<void>;
  /** Takes the story as it is shown, when two pictures of it are the same. */
  take(): Promise<Picture>;
}

const inTime = <T>(work: Promise<T>, what: string): Promise<T> =>
  within(work, storyTimeout, `${what} took longer than a minute.`);

/**
 * Gives the window its size, and makes sure that it has it: after a very tall picture Chromium can
 * lose the size on a busy machine, and Playwright does not send a size again that it has sent.
 */
async function sizeWindow(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // Chromium's headless shell puts the pointer at 0, 0, on what stands in the corner.
  await page.mouse.move(-9, -9);
  if ((await page.evaluate(() => window.innerWidth)) === size.width) return;
  await page.setViewportSize({ width: size.width, height: size.height + 1 });
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

const stopsAsking = (page: Page, network: Network) =>
  network.quiet(80, 8000, () => page.evaluate(endlessRequests));

/** Waits until the story has asked for nothing and changed nothing for a while. */
async function untilStill(page: Page, network: Network): Promise<void> {
  await stopsAsking(page, network);
  await page.evaluate(untilUnmoved, true);
  await settle(page);
}

async function snap(page: Page, cdp: CDPSession): Promise<Picture> {
  const { width, height } = await page.evaluate(measureStory);
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip,
  });
  return decode(Buffer.from(data, 'base64'));
}

const manySnaps = 10;

/** Takes pictures until two that follow each other are the same. */
async function snapStill(page: Page, cdp: CDPSession): Promise<Picture> {
  let last = await snap(page, cdp);
  for (let times = 0; times < manySnaps; times += 1) {
    await settle(page);
    const next = await snap(page, cdp);
    if (next.data.equals(last.data)) return next;
    last = next;
  }
  return last;
}

/** Opens a window on Storybook. */
export async function openStories(context: BrowserContext, origin: string): Promise<StoryWindow> {
  const page = await context.newPage();
  await page.addInitScript(countEndless);
  const network = watchNetwork(page);
  const cdp = await context.newCDPSession(page);
  let shown = '';
  const reload = async () => {
    shown = '';
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(isReady);
    await page.evaluate(withoutAxe);
    await inTime(page.evaluate(useFonts), 'Loading the fonts');
    await page.addStyleTag({ content: stillCss });
  };
  await reload();
  return {
    page,
    reload,
    async show(id, { width, height }, mode) {
      await sizeWindow(page, { width, height });
      network.forget();
      const failure = await inTime(
        page.evaluate(showInPage, { id, mode, again: shown === id }),
        id,
      );
      if (failure) throw new Error(failure);
      shown = id;
    },
    async quickShot() {
      await Promise.all([stopsAsking(page, network), page.evaluate(untilUnmoved, false)]);
      await settle(page);
      return inTime(snap(page, cdp), 'Taking the picture');
    },
    async complete() {
      await untilStill(page, network);
      if (!(await page.evaluate(isTall))) return;
      // The second time for what waits to be near in the parts that the first time brought, if any.
      let before = await page.evaluate(shapeOf);
      for (let times = 0; times < 2; times += 1) {
        await inTime(scrollThrough(page), shown);
        await untilStill(page, network);
        const after = await page.evaluate(shapeOf);
        if (after === before) return;
        before = after;
      }
    },
    take: () => inTime(snapStill(page, cdp), 'Taking the picture'),
  };
}
