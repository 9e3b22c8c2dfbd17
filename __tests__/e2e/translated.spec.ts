import type { BrowserContext, Page } from '@playwright/test';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { translateInPage } from './support/translate';

/** When the translator comes: before the page's scripts, or after all of them. */
const moments = ['before', 'after'] as const;
type Moment = (typeof moments)[number];

const isLive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-island]')].every(
      ({ dataset }) => dataset.on === 'visible' || 'live' in dataset,
    ),
  );

/** Opens a page, with its words translated at a moment, or never. */
async function open(page: Page, path: string, moment?: Moment): Promise<void> {
  if (moment === 'before') {
    await page.addInitScript({
      content: `addEventListener('DOMContentLoaded', ${translateInPage.toString()})`,
    });
  }
  await page.goto(path);
  if (moment === 'before') return;
  await page.mouse.move(30, 400);
  await isLive(page);
  if (moment === 'after') await page.evaluate(translateInPage);
}

/** What stands on the page, without the marks of the translator. */
const wordsOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).replace(/[‹›]/g, '').replace(/\s+/g, ' ');

/** A list of which parts are still to come: its place is held for them (`use-progressive`). */
const partOfList = 'main [style*="overflow-anchor"]';

/** The words once they stay: a long list comes in parts. */
async function settledWords(page: Page): Promise<string> {
  await expect(page.locator(partOfList)).toHaveCount(0);
  return wordsOf(page);
}

/** What visitors do, and what stands on the page afterwards; `words` are read after each step. */
type Journey = (page: Page) => AsyncGenerator<void>;

/** Chooses a year by its place in the list of years; where it is another one, other items come in a transition. */
async function chooseYear(page: Page, index: number): Promise<void> {
  const main = page.getByRole('main');
  const year = main.getByRole('combobox').first();
  const shown = main.getByRole('status').filter({ hasText: 'Showing' }).first();
  const [before, words] = [await year.inputValue(), await shown.innerText()];
  await year.selectOption({ index });
  if ((await year.inputValue()) !== before) await expect(shown).not.toHaveText(words);
}

async function* filterList(page: Page) {
  const main = page.getByRole('main');
  await chooseYear(page, 0);
  yield;
  // What is typed is looked for after it is painted.
  const nothing = main.getByRole('heading', { name: /^‹?No .+ found›?$/ });
  await main.getByRole('searchbox').fill('no such words');
  await expect(nothing).toBeVisible();
  yield;
  await main.getByRole('searchbox').fill('');
  await expect(nothing).toHaveCount(0);
  yield;
}

async function* choose(page: Page) {
  await chooseYear(page, 1);
  yield;
}

async function* findClass(page: Page) {
  await page.locator('[name=born]').click();
  await page.locator('[name=born]').fill('2023-02-01');
  await expect(page.locator('[data-part=class]')).toContainText('the class is Nursery');
  yield;
}

async function* plan(page: Page) {
  await page.locator('[name=class]').focus();
  await page.locator('[name=class]').selectOption({ index: 2 });
  await expect(page.locator('[data-part=reference]')).toContainText('DHS/');
  yield;
}

const journeys: [path: string, journey: Journey][] = [
  ['/News', filterList],
  ['/Circular', filterList],
  ['/Events', filterList],
  ['/Gallery', filterList],
  ['/VideoGallery', choose],
  ['/Criteria', findClass],
  ['/FeeStructure', plan],
];

/** The words after each step of a journey. */
async function told(context: BrowserContext, path: string, journey: Journey, moment?: Moment) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, path, moment);
  const steps: string[] = [];
  for await (const _ of journey(page)) {
    steps.push(await settledWords(page));
  }
  await page.close();
  return { errors, steps };
}

for (const [path, journey] of journeys) {
  const title = `${path} says the same where a browser translates it before or after its scripts`;
  test(title, onlyInAll(), async ({ context }) => {
    const plain = await told(context, path, journey);
    for (const moment of moments) {
      expect(await told(context, path, journey, moment), moment).toEqual(plain);
    }
  });
}

const forms = {
  '/ContactUs': {
    name: 'Asha Rawat',
    phone: '+91 98765 43210',
    email: 'asha@deodarhill.example',
    subject: 'Bus',
    message: 'From which stop?',
  },
  '/Tc': { admission: '1204', name: 'Asha Rawat' },
};

for (const [path, fields] of Object.entries(forms)) {
  for (const moment of moments) {
    const title = `${path} keeps what is typed where a browser translates it ${moment} its scripts`;
    test(title, onlyInAll(), async ({ page, seen }) => {
      // React renders anew what has been rewritten: another element, as a whole, another text.
      seen.caused.push(/Minified React error #(?:418|423|425)/);
      await open(page, path, moment);
      for (const [name, value] of Object.entries(fields)) {
        await page.locator(`[name=${name}]`).click();
        await page.locator(`[name=${name}]`).fill(value);
      }
      await isLive(page);
      for (const [name, value] of Object.entries(fields)) {
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      }
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.route('**/api/{form,tc}/**', (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      );
      await page.locator('main form[method=post] button[type=submit]').click();
      expect((await sent).postDataJSON()).toMatchObject(fields);
      seen.caused.push(/the reply is not the service’s|Invalid response/);
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
      for (const [name, value] of Object.entries(fields)) {
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
      }
    });
  }
}
