import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from '../find-chromium';

/** Opens the Chromium that is measured with. Throws, with advice, where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumHelp);
  return chromium.launch({ executablePath, args: chromiumFlags });
}
