import { test } from '@playwright/test';
import { openBrowser, openWindow } from '../shots/browser';
import { seePage } from '../shots/take-pages';
import { readPlan } from './plan';
import { pictureKind } from './see-page';

const { origins, pages, widths, modes } = readPlan();

for (const { path, after: route } of pages) {
  if (!route) continue;
  test(path, async () => {
    const browser = await openBrowser();
    try {
      const context = await openWindow(browser, 'block');
      for (const width of widths) {
        await seePage(context, origins.after, { route, width, modes }, async (page, mode) => {
          const body = await page.screenshot(pictureKind);
          await test.info().attach(`${width} px, ${mode}`, { body, contentType: 'image/jpeg' });
        });
      }
    } finally {
      await browser.close();
    }
  });
}
