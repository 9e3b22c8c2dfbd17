import { expect, type Page } from '@playwright/test';
import { choose, field, fill, openForm, picture, save, unfold, upload } from './editor';

/** Writes +91 00000 00077 over the school's first phone number, and does not save it. */
export async function writePhone(page: Page): Promise<void> {
  await openForm(page, 'school/entries/site');
  await unfold(page, 'phones');
  await fill(page, 'phones.0.number', '+91 00000 00077');
}

/** Changes the school's first phone number to +91 00000 00077. */
export async function changePhone(page: Page): Promise<void> {
  await writePhone(page);
  await picture(page, 'phone-number', 'phones.0.number');
  await save(page);
}

/** What `addNews` writes, and where it puts the picture. */
export const newsItem = {
  title: 'A new swing',
  date: '20 November 2025',
  description: 'It squeaks: all are happy.',
  images: ['pictures/news/garden.webp'],
};

/** Writes a news item with a picture, sees it in the preview, and does not save it. */
export async function writeNews(page: Page): Promise<void> {
  await openForm(page, 'lists/entries/service-news');
  await page.getByRole('button', { name: /Add .*Item/ }).click();
  await fill(page, 'news.0.title', newsItem.title);
  await fill(page, 'news.0.date', newsItem.date);
  await fill(page, 'news.0.description', newsItem.description);
  await upload(page, 'news.0.images', 'content/pictures/scenes/garden.webp');
  const preview = page.frameLocator('iframe[title="Content preview" i]');
  await expect(preview.getByRole('heading', { name: newsItem.title })).toBeVisible();
  await expect(
    preview.locator('article, li').filter({ hasText: newsItem.title }).locator('img'),
  ).toHaveAttribute('src', /^(data:image\/webp|blob:)/);
}

/** Adds a news item with a picture. */
export async function addNews(page: Page): Promise<void> {
  await writeNews(page);
  await picture(page, 'news', 'news.0.images');
  await save(page);
}

/** What `addPage` writes. */
export const newPage = {
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
};

/** Adds a page with a table. */
export async function addPage(page: Page): Promise<void> {
  await openForm(page, 'pages/new');
  await fill(page, 'path', newPage.path);
  await fill(page, 'title', newPage.title);
  await choose(page, 'menu', newPage.menu);
  await fill(page, 'description', newPage.description);
  await fill(page, 'reviewed', newPage.reviewed);
  const blocks = field(page, 'blocks');
  await blocks.getByRole('button', { name: /Add/ }).click();
  await page.getByRole('menuitem', { name: /^Table/ }).click();
  await fill(page, 'blocks.0.caption', 'Rooms');
  await fill(page, 'blocks.0.columns', 'Room\nBeds');
  await fill(page, 'blocks.0.rows', 'Cedar | 20\nOak | 20, for girls');
  await picture(page, 'page', 'blocks.0.rows');
  await save(page);
}
