import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  faultsAfter,
  fill,
  openEditor,
  openForm,
  picture,
  readEdited,
  save,
  unfold,
  upload,
} from './support/editor';
import { addNews, newsItem } from './support/editor-journeys';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';

// It reads the whole folder at each start, and does so on busy machines too.
test.describe.configure({ timeout: 480_000 });

test('the office adds a news item with a picture', async ({ page }) => {
  await openEditor(page);
  await addNews(page);
  const uploaded = `content/service/${newsItem.images[0]}`;
  const news = (await readEdited(page, 'content/service/news.yaml')).toString('utf8');
  const before = readFileSync('content/service/news.yaml', 'utf8');
  expect(parse(news)).toEqual([newsItem, ...(parse(before) as unknown[])]);
  expect(news.match(/#.*$/gm), 'comments').toEqual(before.match(/#.*$/gm));
  expect((await readEdited(page, uploaded)).length).toBeGreaterThan(1000);
  expect(await faultsAfter(page, ['content/service/news.yaml', uploaded])).toEqual([]);
});

test('the office adds a circular with its paper', onlyInAll(), async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'lists/entries/service-circulars');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'circulars.0.title', 'The bus is late');
  await fill(page, 'circulars.0.date', '20 November 2025');
  await upload(page, 'circulars.0.attachments', 'content/papers/sample-transfer-certificate.pdf');
  await picture(page, 'circular', 'circulars.0.title');
  await save(page);

  const name = 'content/service/circulars.yaml';
  const document = 'papers/circulars/sample-transfer-certificate.pdf';
  const [first] = parse((await readEdited(page, name)).toString('utf8')) as unknown[];
  expect(first).toEqual({
    title: 'The bus is late',
    date: '20 November 2025',
    attachments: [document],
  });
  expect(await faultsAfter(page, [name, `content/service/${document}`])).toEqual([]);
});

test('the office renews a certificate with its scan', onlyInAll(), async ({ page }) => {
  const name = 'content/pages/disclosure.yaml';
  const { blocks } = parse(readFileSync(name, 'utf8')) as {
    blocks: { items?: { name?: string }[] }[];
  };
  const isFire = (item: { name?: string }) => item.name === 'Fire safety';
  const block = blocks.findIndex(({ items }) => items?.some(isFire));
  const item = blocks[block]?.items?.findIndex(isFire) ?? -1;
  await openEditor(page);
  await openForm(page, 'pages/entries/disclosure');
  await unfold(page, 'blocks', block);
  await unfold(page, `blocks.${block}.items`, item);
  const key = `blocks.${block}.items.${item}`;
  await fill(page, `${key}.issued`, '2027-04-01');
  await fill(page, `${key}.expires`, '2028-03-31');
  await upload(page, `${key}.paper`, 'content/papers/school-calendar-2025-2026.pdf', 'Replace');
  await save(page);

  const written = readFileSync(name, 'utf8');
  expect((await readEdited(page, name)).toString('utf8')).toBe(
    written
      .replace('fire-safety-2026.pdf', 'school-calendar-2025-2026.pdf')
      .replace('issued: 2026-04-01', 'issued: 2027-04-01')
      .replace('expires: 2027-03-31', 'expires: 2028-03-31'),
  );
  expect(await faultsAfter(page, [name])).toEqual([]);
});

test('the office adds a holiday', onlyInAll(), async ({ page }) => {
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

test('the office replaces a picture', onlyInAll(), async ({ page }) => {
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
