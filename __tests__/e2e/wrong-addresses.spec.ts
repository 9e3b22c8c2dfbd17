import { serveFolder } from '../support/folder-server';
import { onlyInAll } from './support/only-in-all';
import { expect, onSite, test } from './support/page';

const spelt = [
  ['/gallery', '/Gallery'],
  ['/icseresult', '/ICSEresult'],
  ['/aboutus/', '/AboutUs'],
  ['/FEE', '/Fee'],
] as const;

/** The browser itself complains of the status. */
const statusComplaint = /^Failed to load resource: .* status of 404/;

for (const [wrong, right] of spelt) {
  test(`the server sends ${wrong} to ${right}`, async ({ request }) => {
    const reply = await request.get(`${wrong}?from=mail`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toBe(onSite(`${right}?from=mail`));
  });
}

test('the page for wrong addresses leads /about-us to the page that it means', async ({
  page,
  seen,
}) => {
  seen.caused.push(statusComplaint);
  expect((await page.goto('/about-us'))?.status()).toBe(404);
  await page.mouse.move(40, 40);
  await expect(page).toHaveURL(/\/AboutUs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
});

test('an address that means nothing gets the nearest pages and the whole menu', async ({
  page,
  seen,
}) => {
  seen.caused.push(statusComplaint);
  await page.goto('/FeeStructur/old');
  await page.mouse.move(40, 40);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  const near = page.getByRole('region', { name: 'Pages you may have meant' });
  await expect(near.getByRole('link').first()).toHaveAttribute('href', onSite('/FeeStructure'));
  await expect(near.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'Timings' })).toBeVisible();
});

const filesOnly = 'a host that knows files only, and the page for wrong addresses';
test(filesOnly, onlyInAll(), async ({ page, seen }) => {
  const host = await serveFolder('public');
  seen.origins.push(host.origin);
  // It answers the calls of lists with 404 too.
  seen.caused.push(statusComplaint, /: the service answered 404\.$/);
  try {
    for (const [wrong, right] of spelt) {
      expect((await page.goto(host.origin + wrong))?.status()).toBe(404);
      await page.mouse.move(40, 40);
      await page.waitForURL(new RegExp(`${right}/?$`));
    }
    // What the last page still asks for is not to meet a closed server.
    await page.goto('about:blank');
  } finally {
    await host.close();
  }
});
