import type { Page } from '@playwright/test';
import { siteOrigin } from './support/addresses';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';

test.use({ serviceWorkers: 'allow' });

interface Shown {
  shown: (NotificationOptions & { title: string })[];
}

const ask = (page: Page) => page.getByRole('button', { name: 'Tell me of new circulars' });

test(
  'circulars are offered to be told, and nothing more is fetched before the press',
  onlyInAll(),
  async ({ page, seen }) => {
    await page.goto('/Circular', { waitUntil: 'networkidle' });
    await expect(ask(page)).toBeVisible();
    const before = seen.scripts.length;
    expect(seen.scripts.filter((path) => /push/.test(path))).toEqual([]);
    await ask(page).click();
    await expect(page.getByText(/No name and no number is kept/)).toBeVisible();
    expect(seen.scripts.length).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeFocused();
  },
);

test(
  'a message that comes is shown by its tag, with the page that it leads to',
  onlyInAll(),
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: siteOrigin });
    await page.goto('/Circular', { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) done(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    const registrationId = await registered;
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
    const [worker] = context.serviceWorkers();
    // A browser without a screen shows no notifications: what the worker asks for is noted instead.
    await worker?.evaluate(() => {
      const scope = self as unknown as Shown & { registration: ServiceWorkerRegistration };
      scope.shown = [];
      scope.registration.showNotification = (title, options) => {
        scope.shown.push({ title, ...options });
        return Promise.resolve();
      };
    });
    const path = '/Circular/circular-of-a-test';
    const data = JSON.stringify({
      title: 'Trek',
      body: 'Deodar Hill',
      path,
      tag: 'one',
      end: '/e',
    });
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: siteOrigin,
      registrationId,
      data,
    });
    const shown = () => worker?.evaluate(() => (self as unknown as Shown).shown);
    await expect.poll(shown).toEqual([
      expect.objectContaining({
        title: 'Trek',
        body: 'Deodar Hill',
        tag: 'one',
        data: { path, end: '/e' },
      }),
    ]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that would not work', onlyInAll(), async ({ page }) => {
    await page.goto('/Circular');
    await expect(ask(page)).toBeHidden();
  });
});
