import { expect } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { editedContent, faultsAfter, openEditor } from './support/editor';
import { addNews, addPage, changePhone, newPage, newsItem } from './support/editor-journeys';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';

test.describe.configure({ timeout: 480_000 });

// `npm test -- edited` builds what this writes, and visits it (`__tests__/edited-site`).
test('the office makes three changes in a row', onlyInAll(), async ({ page }) => {
  await openEditor(page);
  await changePhone(page);
  await addNews(page);
  await addPage(page);
  const names = [
    'content/site.yaml',
    'content/service/news.yaml',
    `content/service/${newsItem.images[0]}`,
    'content/pages/hostel.yaml',
  ];
  expect(await faultsAfter(page, names)).toEqual([]);
  const edited = await editedContent(page, names, 'reports/edited');
  const read = (name: string) => readFileSync(join(edited, name), 'utf8');
  expect(read('site.yaml')).toBe(
    readFileSync('content/site.yaml', 'utf8').replace('+91 00000 00000', '+91 00000 00077'),
  );
  const [item, ...others] = parse(read('service/news.yaml')) as unknown[];
  expect(item).toEqual(newsItem);
  expect(others.length).toBeGreaterThan(10);
  expect(parse(read('pages/hostel.yaml'))).toEqual(newPage);
  // To size the pictures of lists that nobody edited takes the build a minute.
  for (const list of ['albums', 'events']) rmSync(join(edited, 'service', `${list}.yaml`));
});
