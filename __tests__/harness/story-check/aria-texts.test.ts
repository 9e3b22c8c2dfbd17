/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approveTexts, changedTexts } from '../../../harness/story-check/aria-texts';

let approved: string;
beforeEach(() => {
  approved = mkdtempSync(join(tmpdir(), 'aria-'));
});
afterEach(() => rmSync(approved, { recursive: true }));

const story = (title: string, name: string, text = '') => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}`,
  title,
  name,
  text,
  file: '',
  pictured: true,
});
const stories = [
  story('Blocks/Table', 'Default', '- table "Fees"\n'),
  story('Blocks/Table', 'Empty', '- paragraph: None'),
  story('Home/News', 'Default', '- heading "News"'),
];

it('finds what nobody has approved yet', () => {
  expect(changedTexts(stories, stories, approved)).toMatchObject([
    { name: 'Default', before: '' },
    { name: 'Empty', before: '' },
    { title: 'Home/News', before: '' },
  ]);
});

it('keeps a file for each component, and finds no change in what was approved', () => {
  approveTexts(changedTexts(stories, stories, approved), approved);
  expect(readFileSync(join(approved, 'aria/blocks-table.yml'), 'utf8')).toBe(
    '# Default\n- table "Fees"\n\n# Empty\n- paragraph: None\n',
  );
  expect(changedTexts(stories, stories, approved)).toEqual([]);
});

it('tells a label that was lost, and leaves stories alone that were not visited', () => {
  approveTexts(changedTexts(stories, stories, approved), approved);
  const [table] = stories;
  const lost = { ...table, text: '- table' } as (typeof stories)[number];
  expect(changedTexts([lost], stories, approved)).toMatchObject([
    { id: 'blocks-table--default', before: '- table "Fees"', text: '- table' },
  ]);
});

it('tells what was approved of stories that are gone, and takes it away', () => {
  approveTexts(changedTexts(stories, stories, approved), approved);
  const left = stories.slice(0, 1);
  const changes = changedTexts(left, left, approved);
  expect(changes.map(({ title, name, text }) => [title, name, text])).toEqual([
    ['blocks-table', 'Empty', ''],
    ['home-news', 'Default', ''],
  ]);
  approveTexts(changes, approved);
  expect(readFileSync(join(approved, 'aria/blocks-table.yml'), 'utf8')).toBe(
    '# Default\n- table "Fees"\n',
  );
  expect(existsSync(join(approved, 'aria/home-news.yml'))).toBe(false);
});
