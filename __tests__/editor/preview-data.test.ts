/** @jest-environment node */
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { previewData } from '../../src/editor/preview/preview-data';

const text = JSON.stringify(previewData('content'));
const { register, toppers, birthdays } = loadDataset('content/service');

it('names nobody of the register, no topper and no child of the birthdays: everybody can read it', () => {
  const names = [
    ...register.flatMap(({ name, admission, file }) => [name, admission, file]),
    ...toppers.map(({ name }) => name),
  ];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => text.includes(name))).toEqual([]);
  for (const { given } of birthdays.families) expect(text).not.toContain(JSON.stringify(given));
});

it('holds the lists that the front page is drawn with', () => {
  expect(Object.keys(previewData('content').lists).sort()).toEqual([
    'albums',
    'calendar',
    'events',
    'highlights',
    'messages',
    'news',
    'registrations',
  ]);
});
