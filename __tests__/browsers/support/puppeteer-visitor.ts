import puppeteer, { type Page } from 'puppeteer-core';
import { programPath } from '../../../harness/browsers/browsers';
import { chromiumFlags } from '../../../harness/find-chromium';
import { deviceZone } from '../../e2e/support/addresses';
import type { Visitor, VisitorOptions } from './visitor';

/**
 * A request that was given up since its page was left is nobody's fault. Of a font Firefox's console says so with the
 * number of NS_BINDING_ABORTED.
 */
const givenUp = /ABORTED|downloadable font: download failed .*status=2152398850 /;

/**
 * A page that was rendered ahead takes the place of the driver's own when it is opened, which
 * drivers do not follow.
 */
const withoutPrerender = chromiumFlags.map((flag) =>
  flag.replace('--disable-features=', '--disable-features=Prerender2,'),
);

// Lists show the school's days, wherever they are tested.
const env = { ...process.env, TZ: deviceZone };

const launch = {
  chromium: ({ dark }: VisitorOptions) =>
    puppeteer.launch({
      browser: 'chrome',
      env,
      executablePath: programPath('chromium'),
      args: [...withoutPrerender, ...(dark ? ['--force-dark-mode'] : [])],
    }),
  firefox: ({ dark }: VisitorOptions) =>
    puppeteer.launch({
      browser: 'firefox',
      env,
      executablePath: programPath('firefox'),
      extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1 },
    }),
};

/** Starts Chromium by the DevTools protocol, or Firefox by WebDriver BiDi. */
export async function startPuppeteer(
  name: keyof typeof launch,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const browser = await launch[name](options);
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
