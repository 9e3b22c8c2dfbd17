import type { Page } from '@playwright/test';
import { onlyInAll } from './support/only-in-all';
import { addressOf, expect, test, onSite } from './support/page';

/** Waits until every island of a place has taken over. */
const takenOver = (page: Page, place: string) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-island]`)].every(
        ({ dataset }) => 'live' in dataset,
      ),
    place,
  );

test('a document loads its scripts at the first key press', async ({ page, seen }) => {
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  expect(seen.scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => seen.scripts.length).toBeGreaterThan(0);
  await takenOver(page, 'header');
  await takenOver(page, 'footer');
});

test('a document never loads React', async ({ page, seen }) => {
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  await page.mouse.move(20, 20);
  await takenOver(page, 'footer');
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(
    seen.scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  expect(texts.filter((text) => text.includes('hydrateRoot'))).toEqual([]);
});

test('a link opens its page at the top, with the focus on its heading', async ({ page }) => {
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'a visitor from elsewhere starts at the beginning of the page',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/AboutUs', { waitUntil: 'networkidle', referer: 'https://search.example/' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  },
);

test('the menu opens at the first click, before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/AboutUs');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Admission', { exact: true })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fee Structure' })).toBeVisible();
});

test('a press on a button before the scripts have arrived is answered when they have', async ({
  page,
  seen,
}) => {
  await page.route(/maps\.example/, (route) => route.fulfill({ body: 'A map' }));
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
  // The frame stands before its request is told.
  await expect.poll(() => seen.elsewhere).toEqual([expect.stringContaining('maps.example')]);
  seen.elsewhere.length = 0;
});

test(
  'a press is answered however late the script of its own island comes',
  onlyInAll(),
  async ({ page, seen }) => {
    await page.route(/maps\.example/, (route) => route.fulfill({ body: 'A map' }));
    await page.goto('/AboutUs', { waitUntil: 'networkidle' });
    const own = await page.evaluate(() => document.getElementById('boot')?.dataset['src'] ?? '');
    const held: (() => Promise<void>)[] = [];
    await page.route('**/*.js', (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) return route.continue();
      return new Promise<void>((done) => held.push(() => route.continue().then(done)));
    });
    await page.mouse.move(20, 20);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('iframe[title^="Map"]')).toHaveCount(0);
    await page.unroute('**/*.js');
    await Promise.all(held.map((letGo) => letGo()));
    await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
    await expect.poll(() => seen.elsewhere).toEqual([expect.stringContaining('maps.example')]);
    seen.elsewhere.length = 0;
  },
);

test(
  'a link to a document asks for that file alone, and once',
  onlyInAll(),
  async ({ page, context, seen }) => {
    // The browser's own viewer takes no part in the fade between pages.
    seen.caused.push(/ViewTransition opt-in disabled/);
    await page.goto('/ISCresult', { waitUntil: 'networkidle' });
    await page.mouse.move(20, 20);
    await takenOver(page, 'footer');
    const document = page
      .getByRole('main')
      .locator(`a[href^="${onSite('/papers/')}"]`)
      .first();
    const path = (await document.getAttribute('href')) ?? '';
    await document.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    context.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      // The viewer asks for files of its own.
      if (href.startsWith(addressOf('/')) && !pathname.endsWith('/favicon.ico'))
        asked.push(pathname);
    });
    // A pointer that rests on a link has pages rendered ahead.
    await document.hover();
    const reply = context.waitForEvent('response', (one) => one.url().endsWith(path));
    await document.click();
    expect((await reply).status()).toBe(200);
    expect(asked).toEqual([path]);
  },
);

/** What the browser says of a call that a test fails on purpose. */
const callFailed = /^Failed to load resource: net::ERR_FAILED$/;

for (const path of ['/News', '/ContactUs']) {
  const title = `${path} stays whole when its later scripts fail on the way, and has them when they come`;
  test(title, onlyInAll(path !== '/ContactUs'), async ({ page, seen }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const own = await page.evaluate(() => document.getElementById('boot')?.dataset['src'] ?? '');
    seen.caused.push(callFailed);
    let failed = 0;
    await page.route('**/*.js', (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) return route.continue();
      failed += 1;
      return route.abort();
    });
    await page.mouse.move(20, 20);
    const main = page.getByRole('navigation', { name: 'Main' });
    // A form's page has asked for the scripts of its menu and of the footer's map by then too.
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText('Admission', { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Quick links')).toBeVisible();

    await page.unroute('**/*.js');
    await takenOver(page, 'footer');
  });
}

test(
  'a page whose first script fails on the way asks for it again',
  onlyInAll(),
  async ({ page, seen }) => {
    seen.caused.push(callFailed);
    let failed = 0;
    await page.route('**/app-*.js', (route) => {
      failed += 1;
      return failed === 1 ? route.abort() : route.continue();
    });
    await page.goto('/AboutUs', { waitUntil: 'networkidle' });
    await page.mouse.move(20, 20);
    await takenOver(page, 'header');
    expect(failed).toBe(2);
  },
);

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    for (const path of ['/', '/AboutUs', '/News', '/SchoolCalendar']) {
      const title = `${path} takes over its built page without a complaint`;
      // The front page tells most of the time, and a list some; a document tells none.
      const usual = { '/': 'Pacific/Auckland', '/News': 'Asia/Kolkata' }[path];
      const repeats = timezoneId !== usual;
      test(title, onlyInAll(repeats), async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.mouse.move(20, 20);
        await takenOver(page, 'header');
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLElement>('[data-on=load]')].every(
            ({ dataset }) => 'live' in dataset,
          ),
        );
      });
    }
  });
}

test(
  'the way back from a link in running text leads to where it was',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/Promotion', { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .locator(`p a[href="${onSite('/ISCcriteria')}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISC Criteria');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotion Criteria');
  },
);

/** The rules by which the browser may make pages ready ahead, after the first interaction. */
async function speculationOf(page: Page): Promise<string[]> {
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  await page.mouse.move(20, 20);
  await takenOver(page, 'footer');
  return page.locator('script[type=speculationrules]').allTextContents();
}

test(
  'with a mouse pages may be rendered ahead, files and the content service not',
  onlyInAll(),
  async ({ page }) => {
    const [rules = '{}'] = await speculationOf(page);
    const { prerender } = JSON.parse(rules) as {
      prerender: { where: { selector_matches: string }; eagerness: string }[];
    };
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
    const matched = await page.evaluate(
      (selector) =>
        [
          '/News',
          '/SubGallery?id=a',
          '/papers/fees.pdf',
          'https://maps.example/',
          'tel:1',
          '#main',
        ].filter((href) => Object.assign(document.createElement('a'), { href }).matches(selector)),
      prerender[0]?.where.selector_matches ?? '',
    );
    // Set as a property an address stays as it was written.
    expect(matched).toEqual(['/News', '/SubGallery?id=a']);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('pages are fetched ahead, and not rendered', async ({ page }) => {
    const [rules = '{}'] = await speculationOf(page);
    expect(Object.keys(JSON.parse(rules) as object)).toEqual(['prefetch']);
  });
});

test('nothing is made ready ahead for a visitor who saves data', onlyInAll(), async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await speculationOf(page)).toEqual([]);
});

test(
  'moves between pages fade on wide screens, for visitors who have nothing against motion',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/AboutUs');
    const wished = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule.cssText.includes('@view-transition'))
        .map((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : 'always')),
    );
    expect(wished).toEqual(['(min-width: 48em) and (prefers-reduced-motion: no-preference)']);
  },
);
