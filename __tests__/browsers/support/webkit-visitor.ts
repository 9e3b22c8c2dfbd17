import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { programPath } from '../../../harness/browsers/browsers';
import type { KeyName, Visitor, VisitorOptions } from './visitor';
import { startWebKitDriver } from './webkit-driver';

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
};

const capabilities = ({ dark }: VisitorOptions) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programPath('miniBrowser'),
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        ...(dark ? ['--dark-mode'] : []),
      ],
    },
  });

/**
 * A window without bars: with them, it cannot be as narrow as a phone. WebKit opens it for a script
 * only.
 */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const [first] = await driver.getAllWindowHandles();
  await driver.executeScript("open('about:blank', '_blank', 'popup,width=1280,height=900')");
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 10_000);
  const second = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (second) await driver.switchTo().window(second);
}

/** Starts WebKit on a display of its own, by WebDriver. */
export async function startWebKit(options: VisitorOptions = {}): Promise<Visitor> {
  const { address, stop } = await startWebKitDriver();
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilities(options))
    .build();
  await openBareWindow(driver);
  const pointer = () => driver.actions({ async: false });
  return {
    leave: () => driver.get('about:blank'),
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (inPage, ...args) =>
      driver.executeScript(`return (${String(inPage)})(...arguments)`, ...args),
    moveTo: (x, y) => pointer().move({ x, y }).perform(),
    pressAt: (x, y) => pointer().move({ x, y }).click().perform(),
    type: (text) => pointer().sendKeys(text).perform(),
    key: (name) => pointer().sendKeys(keys[name]).perform(),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    // WebDriver tells nothing of the console: see `report-problems.ts`.
    consoleErrors: () => [],
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
}
