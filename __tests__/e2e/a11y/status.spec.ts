import type { Page } from '@playwright/test';
import { slidesInView } from '../support/slides-in-view';
import { openPageType } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { onlyInAll } from '../support/only-in-all';

interface Heard extends Window {
  heard: string[];
}

/**
 * Notes in the page what live regions say: a region says its words when they change, if it was there
 * before. Words that come together with their region are missed by some screen readers.
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = ((window as unknown as Heard).heard = [] as string[]);
    const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const before = new WeakMap<Element, string>();
    const wordsOf = (region: Element) => {
      const said = region.cloneNode(true) as Element;
      for (const silent of said.querySelectorAll('[inert], [hidden]')) silent.remove();
      return (said.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    for (const region of document.querySelectorAll(live)) before.set(region, wordsOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const words = wordsOf(region);
        const old = before.get(region);
        before.set(region, words);
        if (old === undefined && words) heard.push(`too late: ${words}`);
        else if (old !== undefined && old !== words && words) heard.push(words);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['inert', 'hidden'],
    });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Heard).heard);

test('that a message was sent is said once, and it alone', onlyInAll(), async ({ page }) => {
  await page.route('**/api/form/DHS/contact', (route) =>
    route.fulfill({ status: 201, json: { ok: true } }),
  );
  await openPageType(page, '/ContactUs');
  await page.getByLabel('Full Name').fill('Ritika Semwal');
  await page.getByLabel('Mobile No.').fill('+91 00000 00000');
  await page.getByLabel('Email').fill('ritika@deodarhill.example');
  await page.getByLabel('Subject').fill('Bus');
  await page.getByLabel('Message').fill('Which bus stops at the bridge?');
  await listen(page);
  await page.getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await heard(page)).toEqual([expect.stringMatching(/^Thank you\./)]);
});

test('that a message was not sent is said once', onlyInAll(), async ({ page, seen }) => {
  seen.caused.push(/^Failed to load resource: .* status of 500/, /the service answered 500/);
  await page.route('**/api/form/DHS/contact', (route) => route.fulfill({ status: 500 }));
  await openPageType(page, '/ContactUs');
  for (const label of ['Full Name', 'Mobile No.', 'Subject', 'Message']) {
    await page.getByLabel(label).fill('Ritika');
  }
  await page.getByLabel('Email').fill('ritika@deodarhill.example');
  await listen(page);
  await page.getByRole('button', { name: 'Send Now' }).click();
  await expect.poll(() => heard(page)).toHaveLength(1);
  expect((await heard(page))[0]).toContain('+91 00000 00000');
});

test(
  'mistakes are told by the field that gets the focus, not by a voice beside it',
  onlyInAll(),
  async ({ page }) => {
    await openPageType(page, '/ContactUs');
    await listen(page);
    await page.getByRole('button', { name: 'Send Now' }).click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required.');
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await heard(page)).toEqual([]);
  },
);

test('what a certificate form lacks is said once', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/Tc');
  await listen(page);
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect.poll(() => heard(page)).toEqual(['Please fill in all fields']);
});

test('that a certificate was saved is said once', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/Tc');
  await page.getByLabel('Admission No.').fill('DHS/2012/0226');
  await page.getByLabel('Student Full Name').fill('Kabir Thapa');
  await listen(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'View Details' }).click();
  await download;
  await expect
    .poll(() => heard(page))
    .toEqual([expect.stringContaining('has been saved as tc.pdf')]);
});

test('how many results a filter leaves is said once for each choice', async ({ page }) => {
  await openPageType(page, '/Circular?year=all');
  await listen(page);
  await page.getByLabel('Month').selectOption('April');
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Showing \d+ of \d+ /)]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no circular is called this');
  await expect.poll(() => heard(page)).toHaveLength(2);
  expect((await heard(page))[1]).toBe('No circulars found');
});

test('the month of the calendar is said once for each move', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/');
  const calendar = page.getByRole('region', { name: 'The month at school' });
  await calendar.scrollIntoViewIfNeeded();
  await listen(page);
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const title = calendar.getByRole('heading', { level: 3 }).first();
  await expect.poll(() => heard(page)).toEqual([await title.textContent()]);
});

test('carousels that turn by themselves say nothing', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const events = page.getByRole('group', { name: 'events', exact: true });
  await events.scrollIntoViewIfNeeded();
  await listen(page);
  const before = await slidesInView(events);
  await expect.poll(() => slidesInView(events)).not.toEqual(before);
  expect(await heard(page)).toEqual([]);
});
