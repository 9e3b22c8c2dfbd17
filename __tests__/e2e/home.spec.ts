import type { Page } from '@playwright/test';
import { withoutNotice } from '../../harness/shots/without-notice';
import { allowEndedNotice, isDayOfBuild } from './support/as-built';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { monthTitle } from './support/school-day';
import { slidesInView } from './support/slides-in-view';

/** Calls that the page sends, and what stands in the place of each when it fails. */
const fetched = [
  { call: '**/api/topper/*', words: ['Student Name', '100%'] },
  { call: '**/api/birthdays/*', words: ['Student Name', 'Class'] },
];

/** Calls by which the page asks whether what stands in it is still right, and words of it that stay. */
const built = [
  { call: '**/api/news/all/*', words: 'All news' },
  { call: '**/api/events/DHS', words: 'All events' },
  { call: '**/api/principalMessage/*', words: 'Dr. Anuradha Rawat' },
];

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    // Islands hydrate when a frame finds them visible; on a busy machine two steps would share one frame.
    await page.evaluate(async (top) => {
      window.scrollTo(0, top);
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, y);
  }
}

/** Scrolls until what is looked for is there: before the scripts came, scrolling asks for nothing. */
const scrollUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await scrollThrough(page);
    await isThere();
  }).toPass({ timeout: 60_000 });

const closeNotice = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' });
  // Where its list is another on this day, the one that is drawn in its place may come just before the click.
  const isClosed = async () => {
    await close.click();
    return dialog.isHidden();
  };
  await expect.poll(async () => (await dialog.isHidden()) || isClosed()).toBe(true);
};

test('the front page fills its sections from the content service', async ({ page, seen }) => {
  allowEndedNotice(seen);
  await page.goto('/');
  await closeNotice(page);
  await scrollThrough(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: monthTitle(0) })).toBeVisible();
  await expect(main.getByText('Dr. Anuradha Rawat').first()).toBeVisible();
  for (const words of ['News Title', 'Event Title', 'Student Name']) {
    await expect(main.getByText(words)).toHaveCount(0);
  }
});

test('the notice opens by itself once a visit, and closes with Escape', async ({ page, seen }) => {
  allowEndedNotice(seen);
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

const turned = 'notifications are turned by hand, and their buttons stay where they are';
test(turned, onlyInAll(), async ({ page }) => {
  // On others, newer ones may be drawn in the place of those that are turned.
  test.skip(!isDayOfBuild, 'the popup is of the day of its build');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next notifications' });
  await expect(next).toBeInViewport({ ratio: 1 });
  // The sheet rises a little as it opens.
  await dialog.evaluate((sheet) =>
    Promise.all(sheet.getAnimations().map((animation) => animation.finished)),
  );
  const notice = dialog.getByRole('group', { name: 'notifications' });
  const before = await slidesInView(notice);
  expect(before).toHaveLength(1);
  // What moves by itself has a button to stop it.
  await expect(dialog.getByRole('button', { name: /pause/i })).toHaveCount(0);
  const place = await next.boundingBox();
  await next.click();
  await expect.poll(() => slidesInView(notice)).not.toEqual(before);
  await expect(dialog.getByRole('status')).toHaveText(/^2 of \d+$/);
  expect(await next.boundingBox()).toEqual(place);
});

test('no notice opens when there is none', onlyInAll(), async ({ page }) => {
  await page.route('**/api/notification/*', (route) => route.fulfill({ json: [] }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

const months = 'the calendar moves a month at a time, and a click on a day does nothing';
test(months, onlyInAll(), async ({ page }) => {
  await page.goto('/');
  await closeNotice(page);
  const calendar = page.getByRole('region', { name: 'The month at school' });
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar.getByRole('heading', { name: monthTitle(0) })).toBeVisible();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(calendar.getByRole('heading', { name: monthTitle(1) })).toBeVisible();
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  await expect(calendar.getByRole('heading', { name: monthTitle(-1) })).toBeVisible();
  const before = page.url();
  await calendar.getByRole('cell').filter({ hasText: /^15/ }).first().click();
  expect(page.url()).toBe(before);
});

test(
  'a carousel goes on by itself after it was pressed and let go outside',
  onlyInAll(),
  async ({ page }) => {
    await withoutNotice(page);
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'events' });
    await scrollUntil(page, () => expect(carousel).toBeVisible({ timeout: 3_000 }));
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: 'Pause events' })).toBeVisible();
    const slide = await carousel.getByRole('listitem').first().boundingBox();
    if (!slide) throw new Error('The carousel shows no slide.');
    const y = slide.y + slide.height / 2;
    await page.mouse.move(slide.x + slide.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(-200, -200, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(5, 5);
    for (let turns = 0; turns < 3; turns += 1) {
      const before = await slidesInView(carousel);
      await expect.poll(() => slidesInView(carousel)).not.toEqual(before);
    }
  },
);

for (const { call, words } of fetched) {
  const title = `the front page stands when ${call} fails`;
  // `faults` lets all of them fail at once.
  test(title, onlyInAll(), async ({ page, seen }) => {
    const answered = new RegExp(`GET ${call.replaceAll('*', '')}.*: the service answered 500\\.$`);
    seen.caused.push(/^Failed to load resource: .* status of 500/, answered);
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await withoutNotice(page);
    await page.goto('/');
    const main = page.getByRole('main');
    await scrollUntil(page, async () => {
      for (const word of words) {
        const shown = main.getByText(word, { exact: false }).filter({ visible: true });
        await expect(shown.first()).toBeVisible({ timeout: 3_000 });
      }
    });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(seen.problems, 'the log says which call failed').toContainEqual(
      expect.stringMatching(answered),
    );
  });
}

for (const [index, { call, words }] of built.entries()) {
  const title = `what stands in the front page stays, with its date, when ${call} fails`;
  test(title, onlyInAll(index > 0), async ({ page, seen }) => {
    // On another day than the build's, lists of the day are fetched.
    seen.caused.push(/^Failed to load resource: .* status of 500/, /: the service answered 500\.$/);
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await withoutNotice(page);
    await page.goto('/');
    const main = page.getByRole('main');
    await scrollUntil(page, () =>
      expect(main.getByText(words).first()).toBeVisible({ timeout: 3_000 }),
    );
    const note = main.getByText(/^This is as of /).filter({ visible: true });
    await expect(note.first()).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!isDayOfBuild, 'the page is of the day of its build');

  test('the front page is a document: vision, tiles, levels and links are there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    for (const name of [
      'Admission',
      'Calendar',
      'Alumni',
      'Curriculum',
      'Academics',
      'ERP Login',
    ]) {
      await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
    }
    await main.getByRole('link', { name: 'Senior', exact: true }).click();
    await expect(main.getByText('Science or Commerce, chosen with care')).toBeVisible();
    for (const name of ['events', 'news', 'albums']) {
      const row = main.getByRole('region', { name: `${name}, scrolls sideways` });
      const last = row.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    }
    // The posts have a link beside their button.
    const buttons = main
      .getByRole('button')
      .filter({ visible: true, hasNotText: 'Show the posts' });
    await expect(buttons).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Please note' })).toBeVisible();
  });
});

test(
  'the events begin with the next one, on whatever day a visitor comes',
  onlyInAll(),
  async ({ page }) => {
    test.skip(!isDayOfBuild, 'its days are those of the lists of November');
    const cards = page.getByRole('group', { name: 'events' }).getByRole('article');
    for (const [day, next] of [
      ['2026-11-21', 'Annual athletic meet'],
      ['2026-11-28', 'Inter-house quiz finals'],
    ]) {
      await page.clock.setFixedTime(new Date(`${day}T07:00:00+05:30`));
      await page.goto('/');
      await cards.first().scrollIntoViewIfNeeded();
      await expect(cards.first().getByRole('link', { name: next })).toBeVisible();
    }
  },
);

test('nothing on the front page shifts while it loads', onlyInAll(), async ({ page }) => {
  await withoutNotice(page);
  await page.goto('/');
  await page.evaluate(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await scrollThrough(page);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.001);
});
