import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const usual = [
  ...['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How to get a browser, in one line. */
export const chromiumHelp =
  'No Chromium was found: run `npx playwright install chromium`, or `apt-get install chromium chromium-headless-shell`, or set CHROMIUM_PATH.';

const firstOf = (candidates: readonly (string | undefined)[]) =>
  candidates.find((path): path is string => path !== undefined && existsSync(path));

/** Path of a whole Chromium: the one named in CHROMIUM_PATH, Playwright's own, the system's. */
export function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, chromium.executablePath(), ...usual]);
}

/**
 * Path of the Chromium that most tests run in: the system's headless shell, which draws the same pixels
 * but shows no PDF within a page, or else a whole Chromium. CHROMIUM_PATH goes before both.
 */
export function findHeadlessShell(): string | undefined {
  // The same page in five sixths of the time.
  const headlessShell = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH ? findChromium() : firstOf([headlessShell, findChromium()]);
}

/**
 * What a Chromium under test does without. The popups of its address bar are pages of their own,
 * loaded beside every window though nobody sees them. The flag stands once, in place of
 * Playwright's, so that the features which Playwright leaves out are named again.
 */
const featuresOff = (
  'WebUIOmniboxPopup WebUIOmniboxAimPopup AimEnabled AvoidCorsURLLoaderRestartOnRedirect ' +
  'AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades ' +
  'LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch ' +
  'ThirdPartyStoragePartitioning'
).replaceAll(' ', ',');

/** Flags that keep a headless Chromium quiet and offline. */
export const chromiumFlags = [
  `--disable-features=${featuresOff}`,
  // What a whole Chromium does on Linux; the headless shell alone listens to it.
  '--font-render-hinting=slight',
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // Containers run as root, where Chromium's own sandbox cannot start.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * For tests that take no pictures, a third less of the processor: nothing is painted, as where no memory is left, and
 * compositing and network are threads of the browser's own process. A window has one renderer, from its blank page on.
 */
export const unpainted = [
  ...['--force-gpu-mem-available-mb=0', '--in-process-gpu', '--renderer-process-limit=1'],
  '--enable-features=NetworkServiceInProcess2',
];

/** Opens a Chromium that was found. Throws, with advice, where there is none. */
export function launchChromium(
  executablePath: string | undefined,
  flags: readonly string[] = [],
): Promise<Browser> {
  if (!executablePath) throw new Error(chromiumHelp);
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] });
}

/** Options of Playwright for tests of what the headless shell lacks. */
export const wholeChromium = { executablePath: findChromium(), args: chromiumFlags };
