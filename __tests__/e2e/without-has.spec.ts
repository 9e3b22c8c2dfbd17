import type { Browser, Page } from '@playwright/test';
import { withoutNotice } from '../../harness/shots/without-notice';
import { contentSecurityPolicy } from '../../src/lib/headers/content-security-policy';
import { onlyInAll } from './support/only-in-all';
import { expect, freeze, test } from './support/page';

/** Has a browser take every `:has` for a selector that it does not know, as Firefox before 121 does. */
async function withoutHas(page: Page): Promise<void> {
  await page.route(/\.css$|^[^.]*$/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const reply = await route.fetch();
    const body = (await reply.text()).replaceAll(':has(', ':unknown(');
    const isPage = route.request().resourceType() === 'document';
    const headers = reply.headers();
    if (isPage) headers['content-security-policy'] = contentSecurityPolicy(body);
    await route.fulfill({ response: reply, body, headers });
  });
}

/** A page of such a browser with scripts off. */
async function pageWithoutScripts(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await freeze(page.context());
  await withoutHas(page);
  return page;
}

/** The panels that can be seen, and the one that lies on top in the middle. */
const panels = (page: Page) =>
  page.locator('.panels').evaluate((sheet) => {
    const box = sheet.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 4, innerHeight / 2);
    return {
      seen: [...sheet.children].filter((one) => getComputedStyle(one).visibility === 'visible')
        .length,
      top: [...sheet.children].find((one) => one.contains(top))?.id,
    };
  });

const tabs = 'the tabs of such a browser show the first panel, and the chosen one over it';
test(tabs, onlyInAll(), async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await page.goto('/');
  await page.locator('.panels').evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
  expect(await panels(page)).toEqual({ seen: 1, top: 'level-pre-primary' });
  await page.goto('/#level-primary');
  await page.locator('.panels').evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
  expect(await panels(page)).toEqual({ seen: 2, top: 'level-primary' });
  await page.context().close();
});

test('its tabs are chosen as ever once scripts run', onlyInAll(), async ({ page }) => {
  await withoutHas(page);
  await withoutNotice(page);
  await page.goto('/');
  await page.locator('.tab-list').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Primary', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Primary', exact: true })).toBeVisible();
  await expect.poll(async () => (await panels(page)).seen).toBe(1);
});

test(
  'its menus open and lead on, and mark the page that is read',
  onlyInAll(),
  async ({ page }) => {
    await withoutHas(page);
    await withoutNotice(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    const home = menu.getByRole('link', { name: 'Home', exact: true });
    const colour = () => home.evaluate((link) => getComputedStyle(link).color);
    await page.goto('/');
    const marked = await colour();
    await menu.getByText('Rules', { exact: true }).click();
    await menu.getByRole('link', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leave' })).toBeVisible();
    expect(await colour()).not.toBe(marked);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText('Menu', { exact: true }).click();
    const drawer = page.locator('[data-drawer]');
    await drawer.getByText('Admission', { exact: true }).click();
    await drawer.getByRole('link', { name: 'Fee Structure', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fee Structure' })).toBeVisible();
  },
);
