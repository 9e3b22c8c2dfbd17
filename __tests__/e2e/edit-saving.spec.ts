import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { isMap, isNode, isPair, parse, parseDocument, visit } from 'yaml';
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

const dataOf = (text: string) => JSON.stringify(parse(text));

/** A text without its first character that another one has not at this place. */
function withoutFirstMore(text: string, other: string): string {
  let at = 0;
  while (text[at] === other[at] && at < text.length) at += 1;
  return text.slice(0, at) + text.slice(at + 1);
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

/** What stands in a file: each key in its block, how its value is written, and whether a comment stands there. */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  visit(parseDocument(readFileSync(name, 'utf8')), {
    Pair: (_, { key, value }, above) => {
      const keys = above.flatMap((one) => (isPair(one) ? [String(one.key)] : []));
      const kind = above.flatMap((one) => (isMap(one) ? [one.get('kind')] : [])).findLast(Boolean);
      const nodes = [key, value].filter(isNode);
      const written = nodes.map((node) =>
        'type' in node ? node.type : 'flow' in node && node.flow,
      );
      const hasComment = nodes.some(({ comment, commentBefore }) => comment ?? commentBefore);
      parts.push([kind, ...keys, String(key), ...written, hasComment].join());
    },
  });
  return parts;
}

/** Pages have one form: those whose parts stand in no other before them. Each night begins with another page. */
function differentPages(pages: readonly string[]): string[] {
  const seen = new Set<string>();
  const first = Number(process.env['FUZZ_SEED'] ?? 0) % pages.length;
  return [...pages.slice(first), ...pages.slice(0, first)].filter((name) => {
    const before = seen.size;
    for (const part of partsOf(name)) seen.add(part);
    return seen.size > before;
  });
}

const isPage = (name: string) => name.startsWith('content/pages/');
/** What makes the sample young is no school's, and has no form. */
const withForms = [
  ...writtenFiles.filter((name) => !isPage(name) && name !== 'content/service/demo.yaml'),
  ...differentPages(writtenFiles.filter(isPage)),
];

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
      const [data, before] = [dataOf(after), dataOf(written)];
      expect.soft(data, `${name} was changed`).toHaveLength(before.length + 1);
      expect.soft(withoutFirstMore(data, before), name).toBe(before);
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
