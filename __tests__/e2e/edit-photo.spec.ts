import { expect } from '@playwright/test';
import { statSync } from 'node:fs';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { halves, phonePhoto } from '../support/phone-photo';
import { fill, openEditor, openForm, readEdited, save, upload } from './support/editor';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';

test.describe.configure({ timeout: 480_000 });

const title = 'a photo of a phone comes into the folder upright, small, and without its place';

test(title, onlyInAll(), async ({ page }, testInfo) => {
  const photo = testInfo.outputPath('the-trek.jpg');
  await phonePhoto(photo);
  expect(await inspectPhoto(photo)).toMatchObject({ sideways: true, hasPlace: true, height: 4000 });

  await openEditor(page);
  await openForm(page, 'lists/entries/service-news');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'news.0.title', 'The trek');
  await fill(page, 'news.0.date', '20 November 2025');
  await fill(page, 'news.0.description', 'Six days on foot.');
  await upload(page, 'news.0.images', photo);
  await save(page);

  const kept = await readEdited(page, 'content/service/pictures/news/the-trek.webp');
  expect(await inspectPhoto(kept)).toEqual({
    width: 1440,
    height: 1920,
    sideways: false,
    hasData: false,
    hasPlace: false,
  });
  expect(kept.length).toBeLessThan(statSync(photo).size);
  expect(await halves(kept)).toEqual(['red', 'blue']);
});
