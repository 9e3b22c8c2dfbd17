import { expect, type Page, test } from '@playwright/test';
import Fastify from 'fastify';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { findViolations } from '../../harness/axe';
import { importPages } from '../../src/cli/edit/import/import-pages';
import { staffPage } from '../cli/import/staff-page';
import { smallPdf, samplePicture } from '../cli/support/copied-content';
import { onlyInAll } from './support/only-in-all';

test.describe.configure({ timeout: 300_000 });

const fixture = (name: string) => resolve('__tests__/fixtures/import', name);

/** A school of its own with an empty list of birthdays, and files as an office has them. */
async function office(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'school-office-'));
  const dir = join(folder, 'content');
  cpSync('__tests__/fixtures/schools/pune-day-school/content', dir, { recursive: true });
  writeFileSync(join(dir, 'service/birthdays.csv'), 'Name,Class,Birthday\n');
  writeFileSync(join(dir, 'pages/staff.yaml'), staffPage);
  for (const name of ['Circulars', 'Republic Day']) mkdirSync(join(folder, name));
  smallPdf(join(folder, 'Circulars/2026-11-09 GPS-114 Date sheet.pdf'));
  smallPdf(join(folder, 'Circulars/2026-11-12 GPS-115 Annual Day.pdf'));
  samplePicture(join(folder, 'Republic Day/1.webp'));
  writeFileSync(
    join(folder, 'leavers.csv'),
    'T.C. No.,Admn No,Name of Student,Class Last Studied,Date of Issue\nTC/2024-25/017,2011/4,Asha Menon,X,12/03/2025\nTC/2024-25/018,2012/9,Kabir Thapa,XII,31/02/2025\n',
  );
  const app = Fastify({ forceCloseConnections: true });
  const { token } = await importPages(app, dir);
  const origin = (await app.listen({ host: 'localhost', port: 0 })).replace(
    /\/\/[^:]+:/,
    '//localhost:',
  );
  await page.goto(`${origin}/import/open/${token}`);
  return {
    folder,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const result = (page: Page) => page.locator('#shown');

async function hasNoFaults(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

test('the office brings in a list with the keyboard alone', onlyInAll(), async ({ page }) => {
  const { close } = await office(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await hasNoFaults(page);
  await page.getByLabel('A file; with the photos').setInputFiles(fixture('birthdays-300.csv'));
  await page.getByLabel('A file; with the photos').focus();
  await page.getByRole('button', { name: 'Show what would change' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This would change' })).toBeFocused({
    timeout: 120_000,
  });
  await expect(page.getByText('10 places of the file can’t be read.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await hasNoFaults(page);
  await page.getByRole('button', { name: 'Write all of this' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This was written' })).toBeFocused({
    timeout: 120_000,
  });
  await close();
});

/** The recipes of docs/editors/import.md with a picture, and what is chosen for each. */
const recipes: readonly [
  picture: string,
  files: string | readonly string[],
  to?: string,
  set?: string,
][] = [
  ['birthdays', fixture('birthdays-300.xlsx')],
  ['results', fixture('toppers.xlsx'), 'toppers', 'session=2025-2026'],
  ['holidays', fixture('calendar.xlsx'), 'calendar'],
  ['phone', fixture('phone.ics')],
  ['pasted', fixture('pasted.tsv'), 'birthdays'],
  ['teachers', fixture('staff.xlsx'), 'pages/staff.yaml#teachers'],
  ['register', 'leavers.csv', 'register'],
  ['circulars', 'Circulars'],
  ['album', 'Republic Day', '', 'description="The parade of the four houses."'],
  ['word', fixture('hostel.docx')],
  ['wordpress', fixture('wordpress.xml')],
];

test('pictures of the recipes', onlyInAll(), async ({ page }) => {
  test.skip(!process.env['EDITOR_PICTURES'], 'They are renewed by EDITOR_PICTURES=1.');
  test.setTimeout(900_000);
  for (const [picture, files, to = '', set = ''] of recipes) {
    const { folder, close } = await office(page);
    await page.setViewportSize({ width: 760, height: 620 });
    const own = [files].flat().map((name) => resolve(folder, name));
    const isFolder = picture === 'circulars' || picture === 'album';
    await page.getByLabel(isFolder ? 'Or a folder' : 'A file; with the photos').setInputFiles(own);
    if (to) await page.getByLabel('Where it goes').selectOption(to);
    if (set) {
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('The same for all rows').fill(set);
    }
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await expect(page.getByRole('heading', { name: 'This would change' })).toBeVisible({
      timeout: 120_000,
    });
    await result(page).scrollIntoViewIfNeeded();
    await page.locator('#result').evaluate((heading) => heading.scrollIntoView());
    const taken = await page.screenshot();
    await sharp(taken).webp({ quality: 70 }).toFile(`docs/editors/import-${picture}.webp`);
    await close();
  }
});
