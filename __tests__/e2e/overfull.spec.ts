import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

/** Puts a word without an end behind each text that may take more than one line; columns are as wide as their words. */
function addLongWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const place = text.parentElement?.closest<HTMLElement>('main *, footer *');
    if (!place || place.closest('script, style, noscript, option, table')) continue;
    if (text.data.trim() && getComputedStyle(place).whiteSpace !== 'nowrap')
      text.data += ` ${'registration'.repeat(9)}`;
  }
}

for (const path of ['/', '/AboutUs', '/Alumni', '/Circular', '/ContactUs', '/StudentCouncil']) {
  const title = `words without an end stay on ${path}`;
  test(title, onlyInAll(path !== '/AboutUs'), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(addLongWords);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** Shows each row of like elements, such as links or the bars of slides, five times. */
function addMany(): void {
  for (const row of document.querySelectorAll('header *, main *, footer *')) {
    const [first, ...others] = row.children;
    const isRow = others.length > 1 && others.every(({ tagName }) => tagName === first?.tagName);
    if (!isRow || row.closest('tr, svg, select, p')) continue;
    const items = [...row.children];
    for (let times = 1; times < 5; times += 1)
      row.append(...items.map((item) => item.cloneNode(true)));
  }
}

for (const path of ['/', '/StudentCouncil']) {
  const title = `five times as much of everything stays on ${path}`;
  test(title, onlyInAll(path !== '/'), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(addMany);
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBe(width);
    }
  });
}
