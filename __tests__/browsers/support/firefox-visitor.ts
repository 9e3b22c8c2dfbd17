import puppeteer, { type Page } from 'puppeteer-core';
import { programPath } from '../../../harness/browsers/browsers';
import { deviceZone } from '../../e2e/support/addresses';
import type { Visitor, VisitorOptions } from './visitor';

/**
 * A request that was given up since its page was left is nobody's fault. Of a font Firefox's console says so with the
 * number of NS_BINDING_ABORTED.
 */
const givenUp = /ABORTED|downloadable font: download failed .*status=2152398850 /;

// Lists show the school's days, wherever they are tested.
const env = { ...process.env, TZ: deviceZone };

/** Starts Firefox by WebDriver BiDi. */
export async function startFirefox({ dark }: VisitorOptions = {}): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    env,
    executablePath: programPath('firefox'),
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1 },
  });
  const consoleErrors: string[] = [];
  let page = await browser.newPage();
  listen(page, consoleErrors);
  return {
    leave: async () => {
      const left = page;
      page = await browser.newPage();
      listen(page, consoleErrors);
      await left.close();
    },
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Not by the driver, which waits for a load that a kept page does not have.
    back: () => page.evaluate(() => history.back()),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`) as Promise<
        Awaited<ReturnType<typeof inPage>>
      >,
    moveTo: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleErrors: () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
}

function listen(page: Page, consoleErrors: string[]): void {
  const add = (words: string) => {
    if (!givenUp.test(words)) consoleErrors.push(words);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) add(message.text());
  });
  page.on('pageerror', (error) => add(String(error)));
  page.on('requestfailed', (request) =>
    add(`${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
}
