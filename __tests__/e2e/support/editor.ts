import { expect, type Locator, type Page } from '@playwright/test';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { withTempFolder } from '../../../harness/temp-folder';
import { blockRegistry } from '../../../src/blocks/schemas';
import { codePaths } from '../../../src/content/code-paths';
import { formatDiagnostic } from '../../../src/content/diagnostics';
import { loadContent } from '../../../src/content/load';
import { dataDiagnostics } from '../../../src/content-service/dataset/data-diagnostics';

/** The written files of the content folder; pictures and documents are not needed to edit them. */
export const writtenFiles: string[] = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'))
  .map((name) => join('content', name))
  .sort();

/**
 * Opens the form editor on a copy of the content. The browser's own private folder stands in for
 * the one that is picked on a computer: both are read and written in the same way.
 */
export async function openEditor(page: Page, files: readonly string[] = writtenFiles) {
  // Fields are rendered when they come into sight.
  await page.setViewportSize({ width: 1400, height: 4000 });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // Without a graphics card a fade between two views of that height takes the processor some seconds.
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/robots.txt');
  const texts = files.map((name) => [name, readFileSync(name, 'base64')] as const);
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory();
    for (const [name, base64] of written) {
      let folder = root;
      const parts = name.split('/');
      const file = parts.pop() ?? '';
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const handle = await folder.getFileHandle(file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await stream.close();
    }
  }, texts);
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('News and lists').first()).toBeVisible();
}

/**
 * Opens a file's form: 'school/entries/site'. By way of the list that it stands in where a form is open, and
 * where it stays empty, as it does now and then on a slow machine.
 */
export async function openForm(page: Page, form: string) {
  const [list] = form.split('/');
  const fields = page.locator('section.field');
  let byWayOfList = (await fields.count()) > 0;
  await expect(async () => {
    if (byWayOfList) {
      await page.goto(`/edit#/collections/${list}`);
      await expect(fields).toHaveCount(0);
    }
    byWayOfList = true;
    await page.goto(`/edit#/collections/${form}`);
    await expect(fields.first()).toBeVisible();
  }).toPass({ timeout: 100_000 });
}

/** The field of a form, by the path of its key: 'phones.0.number'. */
export const field = (page: Page, key: string): Locator =>
  page.locator(`section.field[data-key-path="${key}"]`);

/** Writes into a field. */
export async function fill(page: Page, key: string, text: string) {
  await field(page, key).locator('input, textarea').first().fill(text);
}

/** Chooses one of the words of a field. */
export async function choose(page: Page, key: string, word: string) {
  await field(page, key).getByRole('combobox').click();
  await page.getByRole('option', { name: word, exact: true }).click();
}

/** Opens an item of a list in which all are closed. */
export async function unfold(page: Page, key: string, index = 0) {
  const list = field(page, key);
  // Items outside of the window are not rendered: the list has to begin at its top.
  await list.evaluate((element) => element.scrollIntoView());
  await list.getByRole('button', { name: 'Expand', exact: true }).nth(index).click();
}

/** Uploads a file into a field, in the dialog that its button opens. */
export async function upload(page: Page, key: string, file: string, button = 'Browse') {
  await field(page, key).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expect(dialog.getByText('Unsaved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(field(page, key).getByText(basename(file, extname(file)))).toBeVisible();
}

/** With EDITOR_PICTURES=1, takes the guide's picture of a field, or of the top, as on a small screen. */
export async function picture(page: Page, name: string, key?: string) {
  if (process.env['EDITOR_PICTURES'] !== '1') return;
  const tall = page.viewportSize();
  await page.setViewportSize({ width: 1200, height: 720 });
  if (key) await field(page, key).scrollIntoViewIfNeeded();
  const image = sharp(await page.screenshot({ animations: 'disabled' }));
  mkdirSync('docs/editors', { recursive: true });
  await image.resize(1000).webp({ quality: 70 }).toFile(`docs/editors/${name}.webp`);
  if (tall) await page.setViewportSize(tall);
}

/** Presses Save, once the form has taken notice of a change; fails after `timeout` ms. */
export const pressSave = (page: Page, timeout?: number) =>
  page
    .getByRole('button', { name: 'Save', exact: true })
    .click(timeout === undefined ? {} : { timeout });

/** Saves the open form and waits until the editor is done with it. */
export async function save(page: Page) {
  await pressSave(page);
  await untilSaved(page);
}

/** Waits until the editor is done with a form whose Save was pressed. */
export async function untilSaved(page: Page) {
  // It goes back to the list of files by itself.
  await expect(page).not.toHaveURL(/\/(entries\/|new$)/);
  await expect(page.locator('section.field')).toHaveCount(0);
}

/** A file of the folder as it is now. */
export async function readEdited(page: Page, name: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (path) => {
    const parts = path.split('/');
    const file = parts.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    const bytes = await (await (await folder.getFileHandle(file)).getFile()).arrayBuffer();
    let text = '';
    for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
    return btoa(text);
  }, name);
  return Buffer.from(base64, 'base64');
}

/** Copies the content folder into another and takes these files over from the editor; gives its path. */
export async function editedContent(
  page: Page,
  names: readonly string[],
  folder: string,
): Promise<string> {
  const contentDir = join(folder, 'content');
  rmSync(contentDir, { recursive: true, force: true });
  cpSync('content', contentDir, { recursive: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), await readEdited(page, name));
  }
  return contentDir;
}

/** What the check of the content says once these files are taken over from the editor. */
export const faultsAfter = (page: Page, names: readonly string[]): Promise<string[]> =>
  withTempFolder(async (folder) => {
    const contentDir = await editedContent(page, names, folder);
    const { diagnostics } = loadContent({ contentDir, blocks: blockRegistry, codePaths });
    const service = join(contentDir, 'service');
    return [...diagnostics, ...dataDiagnostics(service)].map(formatDiagnostic);
  });
