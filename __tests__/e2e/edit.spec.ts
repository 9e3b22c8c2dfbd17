import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  faultsAfter,
  field,
  fill,
  openEditor,
  openForm,
  picture,
  readEdited,
  save,
  unfold,
  upload,
  writtenFiles,
} from './support/editor';
import { watch } from './support/page';

/** The editor complains of nothing and asks nobody but its own site. */
const test = base.extend<{ seen: void }>({
  seen: [
    async ({ page }, use) => {
      // Of the package's own framework: a value was read after its component had gone. And of the
      // frame of its previews, which holds nothing but what this site draws.
      const allow = /svelte\.dev\/e\/derived_inert|both allow-scripts and allow-same-origin/;
      const seen = watch(page, { allow });
      await use();
      expect(seen.problems, 'console').toEqual([]);
      expect(seen.elsewhere, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

// It reads the whole folder at each start, and does so on busy machines too.
test.describe.configure({ timeout: 120_000 });

/** The form of a file: 'content/facts/fees.yaml' is 'facts/entries/facts-fees'. */
function formOf(name: string): string {
  const [, folder = '', file = folder] = name.replace(/\.(yaml|md)$/, '').split('/');
  if (folder === 'pages') return `pages/entries/${file}`;
  if (folder === 'facts') return `facts/entries/facts-${file}`;
  if (folder === 'service') return `lists/entries/service-${file}`;
  return `school/entries/${folder === 'pictures' ? 'alternatives' : folder}`;
}

const firstText = (page: Page) =>
  page.locator('section.field:is([data-field-type="string"], [data-field-type="text"])').first();

/** Opens the form of a file, changes the end of its first text, and saves. */
async function saveChanged(page: Page, name: string, change: (text: string) => string) {
  await openForm(page, formOf(name));
  const folded = await page.locator('section.field').first().getAttribute('data-field-type');
  if (folded === 'list')
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const text = firstText(page).getByRole('textbox');
  // A field is drawn before it has its value.
  await expect(text).not.toHaveValue('');
  await text.fill(change(await text.inputValue()));
  await save(page);
}

const oneOfEachKind = [
  'content/site.yaml',
  'content/navigation.yaml',
  'content/home.yaml',
  'content/pictures/alt.yaml',
  'content/facts/fees.yaml',
  'content/facts/timings.yaml',
  'content/pages/fee-structure.yaml',
  'content/pages/isc-criteria.yaml',
  'content/service/news.yaml',
  'content/service/birthdays.yaml',
];
const tried = process.env['E2E_EDIT'] === 'all' ? writtenFiles : oneOfEachKind;

for (const name of tried) {
  test(`saving ${name} loses nothing: data, comments and the way it is written`, async ({
    page,
  }) => {
    await openEditor(page);
    const written = readFileSync(name, 'utf8');
    await saveChanged(page, name, (text) => `${text}1`);
    const between = (await readEdited(page, name)).toString('utf8');
    expect(parse(between), 'it was changed').not.toEqual(parse(written));
    await saveChanged(page, name, (text) => text.slice(0, -1));
    const after = (await readEdited(page, name)).toString('utf8');
    expect(parse(after)).toEqual(parse(written));
    expect(after.match(/#.*$/gm), 'comments').toEqual(written.match(/#.*$/gm));
  });
}

test('the office changes a phone number', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'school/entries/site');
  await unfold(page, 'phones');
  await fill(page, 'phones.0.number', '+91 00000 00077');
  await picture(page, 'phone-number', 'phones.0.number');
  await save(page);
  const written = readFileSync('content/site.yaml', 'utf8');
  expect((await readEdited(page, 'content/site.yaml')).toString('utf8')).toBe(
    written.replace('+91 00000 00000', '+91 00000 00077'),
  );
  expect(await faultsAfter(page, ['content/site.yaml'])).toEqual([]);
});

test('the office adds a news item with a picture', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'lists/entries/service-news');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'news.0.title', 'A new swing');
  await fill(page, 'news.0.date', '20 November');
  await fill(page, 'news.0.description', 'It squeaks: all are happy.');
  await upload(page, 'news.0.images', 'content/pictures/scenes/garden.webp');
  const preview = page.frameLocator('iframe[title="Content preview" i]');
  await expect(preview.getByRole('heading', { name: 'A new swing' })).toBeVisible();
  await expect(
    preview.locator('article, li').filter({ hasText: 'A new swing' }).locator('img'),
  ).toHaveAttribute('src', /^(data:image\/webp|blob:)/);
  await picture(page, 'news', 'news.0.images');
  await save(page);

  const uploaded = 'content/service/pictures/news/garden.webp';
  const news = (await readEdited(page, 'content/service/news.yaml')).toString('utf8');
  const item = {
    title: 'A new swing',
    date: '20 November',
    description: 'It squeaks: all are happy.',
    images: ['pictures/news/garden.webp'],
  };
  const before = readFileSync('content/service/news.yaml', 'utf8');
  expect(parse(news)).toEqual([item, ...(parse(before) as unknown[])]);
  expect((await readEdited(page, uploaded)).length).toBeGreaterThan(1000);
  expect(await faultsAfter(page, ['content/service/news.yaml', uploaded])).toEqual([]);
});

test('the office adds a page with a table', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'pages/new');
  await fill(page, 'path', '/Hostel');
  await fill(page, 'title', 'Hostel');
  await fill(page, 'menu', 'About');
  await fill(
    page,
    'description',
    'The hostel of the school, its rooms, its rules and how to apply there.',
  );
  await fill(page, 'reviewed', '2026-11-20');
  const blocks = field(page, 'blocks');
  await blocks.getByRole('button', { name: /Add/ }).click();
  await page.getByRole('menuitem', { name: /^Table/ }).click();
  await fill(page, 'blocks.0.caption', 'Rooms');
  await fill(page, 'blocks.0.columns', 'Room\nBeds');
  await fill(page, 'blocks.0.rows', 'Cedar | 20\nOak | 20, for girls');
  await picture(page, 'page', 'blocks.0.rows');
  await save(page);

  const name = 'content/pages/hostel.yaml';
  expect(parse((await readEdited(page, name)).toString('utf8'))).toEqual({
    path: '/Hostel',
    title: 'Hostel',
    menu: 'About',
    description: 'The hostel of the school, its rooms, its rules and how to apply there.',
    reviewed: '2026-11-20',
    blocks: [
      {
        kind: 'table',
        caption: 'Rooms',
        columns: ['Room', 'Beds'],
        rows: [
          ['Cedar', '20'],
          ['Oak', '20, for girls'],
        ],
      },
    ],
  });
  expect(await faultsAfter(page, [name])).toEqual([]);
});

test('the office adds a circular with its paper', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'lists/entries/service-circulars');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'circulars.0.title', 'The bus is late');
  await fill(page, 'circulars.0.date', '20 November');
  await upload(page, 'circulars.0.attachments', 'content/papers/sample-transfer-certificate.pdf');
  await picture(page, 'circular', 'circulars.0.title');
  await save(page);

  const name = 'content/service/circulars.yaml';
  const paper = 'papers/circulars/sample-transfer-certificate.pdf';
  const [first] = parse((await readEdited(page, name)).toString('utf8')) as unknown[];
  expect(first).toEqual({ title: 'The bus is late', date: '20 November', attachments: [paper] });
  expect(await faultsAfter(page, [name, `content/service/${paper}`])).toEqual([]);
});

test('the office adds a holiday', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'lists/entries/service-calendar');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'calendar.0.title', 'Igas (holiday)');
  await fill(page, 'calendar.0.date', '2026-11-20');
  await picture(page, 'holiday', 'calendar.0.title');
  await save(page);

  const name = 'content/service/calendar.yaml';
  const [first] = parse((await readEdited(page, name)).toString('utf8')) as unknown[];
  expect(first).toEqual({ title: 'Igas (holiday)', date: '2026-11-20' });
  expect(await faultsAfter(page, [name])).toEqual([]);
});

test('the office replaces a picture', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'pages/entries/timings');
  await upload(page, 'picture.src', 'content/pictures/people/principal.webp', 'Replace');
  await fill(page, 'picture.alt', 'The Principal at her desk.');
  await picture(page, 'picture', 'picture.src');
  await save(page);

  const [name, shown] = ['content/pages/timings.yaml', 'content/pictures/principal.webp'];
  const written = parse((await readEdited(page, name)).toString('utf8')) as { picture: unknown };
  expect(written.picture).toEqual({ src: 'principal.webp', alt: 'The Principal at her desk.' });
  expect(await faultsAfter(page, [name, shown])).toEqual([]);
});

test('leaving a form without saving changes nothing', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'pages/entries/timings');
  await fill(page, 'title', 'Times');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  if (await sure.isVisible()) await sure.getByRole('button').first().click();
  await expect(page.locator('section.field')).toHaveCount(0);
  const now = (await readEdited(page, 'content/pages/timings.yaml')).toString('utf8');
  expect(now).toBe(readFileSync('content/pages/timings.yaml', 'utf8'));
});

test('the preview is the page as visitors will see it, and says what is still wrong', async ({
  page,
}) => {
  await openEditor(page, [...writtenFiles, 'content/pictures/scenes/physics-lab.webp']);
  await openForm(page, 'pages/entries/laboratory');
  const preview = page.frameLocator('iframe[title="Content preview" i]');
  await expect(preview.getByRole('heading', { level: 1, name: 'Laboratory' })).toBeVisible();
  // Facts are in their places, tables are the site's own, and pictures come from the folder.
  await expect(preview.getByText('Five rooms where science')).toBeVisible();
  const picture = preview.locator('img[src^="data:image/webp"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(preview.locator('h1')).toHaveCSS('font-family', /Fraunces/);

  await fill(page, 'title', 'Rooms of science');
  await expect(preview.locator('h1')).toHaveText('Rooms of science');
  await fill(page, 'title', '');
  await expect(preview.getByRole('status')).toContainText('"title" is missing');
  await expect(preview.locator('h1'), 'the page as it was last complete').toHaveText(
    'Rooms of science',
  );
});

test('the editor is no page for visitors, search engines or reading offline', async ({
  page,
  request,
}) => {
  await page.goto('/edit');
  await expect(page.getByRole('button')).toHaveText([/Work with Local Repository/]);
  for (const address of ['/sitemap.xml', '/sw.js', '/', '/Fee']) {
    expect(await (await request.get(address)).text(), address).not.toContain('/edit');
  }
  const reply = await request.get('/edit');
  expect(await reply.text()).toContain('<meta name="robots" content="noindex">');
  const policy = reply.headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self' blob: data:;");
});

test('the guide shows each recipe with its picture', async ({ page }) => {
  await page.goto('/edit/help');
  const headings = readFileSync('docs/editors.md', 'utf8').match(/^## .*$/gm) ?? [];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    headings.map((line) => line.slice(3)),
  );
  const pictures = page.getByRole('img');
  await expect(pictures).not.toHaveCount(0);
  for (const shown of await pictures.all()) {
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  }
});
