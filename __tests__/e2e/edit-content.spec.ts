import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editedContent, openEditor } from './support/editor';
import { addNews, addPage, changePhone, newsItem } from './support/editor-journeys';
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
    'site.yaml',
    'service/news.yaml',
    `service/${newsItem.images[0]}`,
    'pages/hostel.yaml',
  ];
  const edited = await editedContent(
    page,
    names.map((name) => `content/${name}`),
    'reports/edited',
  );
  expect(names.filter((name) => !existsSync(join(edited, name)))).toEqual([]);
});
