import type { Browser, BrowserContext } from '@playwright/test';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { findHeadlessShell, launchChromium, unpainted } from '../find-chromium';

/** Flags that make a picture depend on the page alone and not on the machine it is taken on. */
const steadyFlags = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Large layers are painted in tiles whose seams depend on the order they were finished in.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** The colour modes that pictures are taken in. */
export type Mode = 'light' | 'dark';

/** Opens the Chromium that pictures are taken with, or one that paints none. Throws, with advice, where there is none. */
export const openBrowser = async (paints = true): Promise<Browser> =>
  launchChromium(findHeadlessShell(), [...steadyFlags, ...(paints ? [] : unpainted)]);

/**
 * Windows of one pixel per pixel, in the examples' time and place, in which nothing moves. Storybook
 * answers its calls in a service worker; the site is seen without its own, as at a first
 * visit.
 */
export async function openWindow(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    serviceWorkers,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The site's policy forbids the style that holds it still.
    bypassCSP: true,
  });
  await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
  return context;
}
