import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  fill,
  openEditor,
  openForm,
  pressSave,
  readEdited,
  untilSaved,
  writtenFiles,
} from './support/editor';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';

// It reads the whole folder at each start, and does so on busy machines too.
test.describe.configure({ timeout: 480_000 });

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

/** The values in which two pieces of data differ, each before and after. */
function changesOf(before: unknown, after: unknown): [before: unknown, after: unknown][] {
  const parts = (data: unknown) => new Map(Object.entries(data ?? {}));
  if (typeof before !== 'object' || typeof after !== 'object') {
    return before === after ? [] : [[before, after]];
  }
  const [old, now] = [parts(before), parts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    changesOf(old.get(key), now.get(key)),
  );
}

/** Opens the form of a file, changes the end of its first text, and saves. */
async function saveChanged(page: Page, name: string) {
  // Right after a file was saved, a slow machine renders its form a second time, without what was written
  // into the first: then it is opened again.
  await expect(async () => {
    await openForm(page, formOf(name));
    const folded = await page.locator('section.field').first().getAttribute('data-field-type');
    if (folded === 'list')
      await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const text = firstText(page).getByRole('textbox');
    // A field is rendered before it has its value.
    await expect(text).not.toHaveValue('');
    await text.fill(`${await text.inputValue()}1`);
    await pressSave(page, 40_000);
  }).toPass();
  await untilSaved(page);
}

/** What makes the sample young is no school's, and has no form. */
const withForms = writtenFiles.filter((name) => name !== 'content/service/demo.yaml');

/** Opening the editor takes longer than saving a file: it is opened once for several. */
const filesInOneVisit = 12;
const visits = Array.from({ length: Math.ceil(withForms.length / filesInOneVisit) }, (_, visit) =>
  withForms.slice(visit * filesInOneVisit, (visit + 1) * filesInOneVisit),
);

for (const names of visits) {
  const title = `saving ${names.join(', ')} loses nothing: data, comments and the way it is written`;
  test(title, onlyInAll(), async ({ page }) => {
    await openEditor(page);
    for (const name of names) {
      const written = readFileSync(name, 'utf8');
      await saveChanged(page, name);
      const after = (await readEdited(page, name)).toString('utf8');
      const changes = changesOf(parse(written), parse(after));
      expect.soft(changes, `${name} was changed`).toHaveLength(1);
      for (const [before, now] of changes) expect.soft(now, name).toBe(`${String(before)}1`);
      expect.soft(after.match(/#.*$/gm), `comments of ${name}`).toEqual(written.match(/#.*$/gm));
    }
  });
}

test('leaving a form without saving changes nothing', onlyInAll(), async ({ page }) => {
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
