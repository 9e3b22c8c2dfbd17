import { openPages } from '../../src/search/engine/engine';
import type { SearchFile } from '../../src/search/search-file';
import { bytesOnTheWire, gzipBytes } from './support/wire';
import { limitHere } from './support/weights';
import { questions } from '../search/questions';
import { addressOf, expect, test, onSite } from './support/page';
import { routes } from './support/routes';

/**
 * What the search may weigh in all, script and all that it looks through, in bytes after gzip; spellings of
 * nine Indian scripts are a kilobyte of it.
 */
const searchGoal = 47_500;

const box = 'searchbox';
const pages = { name: 'Pages and papers' };

test('answers every question that parents ask among the first three', async ({ request }) => {
  const file = (await (await request.get('/search.json')).json()) as SearchFile;
  const engine = openPages(file);
  const unanswered = questions.filter(([question, answers]) => {
    const places = engine.find(question, 3).hits.map(({ href }) => href);
    const answersIt = (href: string) =>
      answers.some((to) => href === to || (!to.includes('#') && href.startsWith(`${to}#`)));
    return !places.some(answersIt);
  });
  expect(questions.length).toBeGreaterThanOrEqual(50);
  expect(unanswered).toEqual([]);
});

test('every anchor that it leads to is on its page', async ({ request }) => {
  const file = (await (await request.get('/search.json')).json()) as SearchFile;
  const texts = new Map<string, string>();
  for (const [path] of file.pages) texts.set(path, await (await request.get(path)).text());
  const { hits } = openPages(file).find('fee', 100);
  expect(hits.length).toBeGreaterThan(5);
  for (const { href } of hits) {
    const [path = '', anchor] = href.split('#');
    if (anchor) expect(texts.get(path)).toContain(` id="${anchor}"`);
  }
});

test('finds while one types, from any page, with the key /', async ({ page }) => {
  await page.goto('/Uniform', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await expect(page).toHaveURL(onSite('/Search'));
  await expect(page.getByRole(box)).toBeFocused();
  await page.keyboard.type('tranfer certificate');
  const first = page.getByRole('region', pages).getByRole('link').first();
  await expect(first).toHaveText('Transfer Certificate');
  // After a minute an urgent notice has a status of its own, above all.
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/results for “tranfer certificate”/);
  await expect(page).toHaveURL(onSite('/Search?q=tranfer+certificate'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onSite('/Tc'));
  await page.goBack();
  await expect(page.getByRole(box)).toHaveValue('tranfer certificate');
  await expect(first).toBeVisible();
});

test('what lists hold stands below, newest first', async ({ page }) => {
  await page.goto('/Search?q=examination');
  const records = page.getByRole('region', { name: 'News, events and circulars' });
  await expect(records.getByRole('link').first()).toBeVisible();
  const days = await records
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => Date.parse(/\d+ \w{3} \d{4}/.exec(row.textContent ?? '')?.[0] ?? '')),
    );
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

test('weighs no more than its goal, engine, words and all', async ({ page, request }) => {
  const asked = new Set<string>();
  page.on('request', (sent) => asked.add(sent.url()));
  await page.goto('/Search', { waitUntil: 'networkidle' });
  await page.getByRole(box).fill('fee');
  await expect(page.getByRole('region', pages)).toBeVisible();
  const own = [...asked].filter((url) => /\.js$|\/search\.json$/.test(url));
  const sizes = await Promise.all(
    own.map(async (url) => gzipBytes(await (await request.get(url)).body())),
  );
  expect(own.some((url) => url.endsWith('/search.json'))).toBe(true);
  expect(own.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitHere(searchGoal));
});

test('answers a key at once, without a request, by few elements', async ({ page }) => {
  await page.goto('/Search', { waitUntil: 'networkidle' });
  const field = page.getByRole(box);
  await field.fill('fe');
  const found = page.getByRole('region', pages);
  await expect(found).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  // Chromium asks for the icon whenever it has time.
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/favicon.svg')) asked.push(sent.url());
  });
  for (const text of ['fee', 'fees', 'fee s', 'fee structure', 'transfer certificate', 'शुल्क']) {
    // What a key brings stands there when its event has been handled: nothing is left for later.
    const answer = await field.evaluate((element: HTMLInputElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      const region = document.querySelector('main [aria-label="Pages and papers"]');
      return {
        links: region?.querySelectorAll('a').length,
        elements: region?.querySelectorAll('*').length,
      };
    }, text);
    expect(answer.links, text).toBeGreaterThan(0);
    expect(answer.elements, text).toBeLessThan(400);
  }
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the table of contents, on which every page stands', async ({ page }) => {
    await page.goto('/AboutUs');
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole(box).fill('fee');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onSite('/Search?q=fee'));
    const contents = page.getByRole('region', { name: 'All pages' });
    for (const { path } of routes) {
      if (['/', '/Search'].includes(path)) continue;
      await expect(contents.locator(`a[href="${onSite(path)}"]`), path).toHaveCount(1);
    }
    await expect(contents.locator(`a[href="${onSite('/Fee#late-fine')}"]`)).toHaveText(
      'Paying late',
    );
  });
});

test('no list of children is searched', async ({ request }) => {
  const text = await (await request.get('/search.json')).text();
  expect(text).not.toMatch(/Meenakshi|Rautela|Qureshi/);
  expect(await bytesOnTheWire(addressOf('/search.json'), 'br, gzip')).toBeLessThan(searchGoal);
});
