import { serveFolder } from '../../harness/shots/folder-server';
import { expect, test } from './support/page';

const spelt = [
  ['/gallery', '/Gallery'],
  ['/icseresult', '/ICSEresult'],
  ['/aboutus/', '/AboutUs'],
  ['/FEE', '/Fee'],
] as const;

for (const [wrong, right] of spelt) {
  test(`the server sends ${wrong} to ${right}`, async ({ request }) => {
    const reply = await request.get(`${wrong}?from=mail`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toBe(`${right}?from=mail`);
  });
}

test('the page for wrong addresses leads /about-us to the page that it means', async ({
  page,
  seen,
}) => {
  expect((await page.goto('/about-us'))?.status()).toBe(404);
  await page.mouse.move(40, 40);
  await expect(page).toHaveURL(/\/AboutUs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  // The browser itself complains of the status.
  expect(seen.problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
});

test('an address that means nothing gets the nearest pages and the whole menu', async ({
  page,
  seen,
}) => {
  await page.goto('/FeeStructur/old');
  await page.mouse.move(40, 40);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  const near = page.getByRole('region', { name: 'Pages you may have meant' });
  await expect(near.getByRole('link').first()).toHaveAttribute('href', '/FeeStructure');
  await expect(near.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'Timings' })).toBeVisible();
  expect(seen.problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
});

test('a host that knows files only, and the page for wrong addresses', async ({ page, seen }) => {
  const host = await serveFolder('public');
  try {
    for (const [wrong, right] of spelt) {
      expect((await page.goto(host.origin + wrong))?.status()).toBe(404);
      await page.mouse.move(40, 40);
      await page.waitForURL(new RegExp(`${right}/?$`));
    }
  } finally {
    await host.close();
  }
  seen.problems.splice(0);
  seen.elsewhere.splice(0);
});
