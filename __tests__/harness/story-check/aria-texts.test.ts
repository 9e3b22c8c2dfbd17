/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goneTexts, readText, writeText } from '../../../harness/story-check/aria-texts';

const approved = mkdtempSync(join(tmpdir(), 'aria-'));
afterAll(() => rmSync(approved, { recursive: true }));

const story = (title: string, name: string, text: string) => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}`,
  title,
  name,
  text,
  file: '',
  pictured: true,
});
const table = story('Blocks/Table', 'Default', '- table "Fees"');
const stories = [
  table,
  story('Blocks/Table', 'Empty', '- paragraph: None'),
  story('Home/News', 'Default', '- heading "News"'),
];

beforeEach(() => {
  for (const one of stories) writeText(one, one.text, approved);
});

it('keeps a file for each component, and finds in it what was approved', () => {
  expect(readFileSync(join(approved, 'aria/blocks-table.yml'), 'utf8')).toBe(
    '# Default\n- table "Fees"\n\n# Empty\n- paragraph: None\n',
  );
  expect(stories.map((one) => readText(one, approved))).toEqual(stories.map(({ text }) => text));
});

it('knows nothing of what nobody has approved yet', () => {
  expect(readText({ title: 'Blocks/Table', name: 'Long' }, approved)).toBe('');
  expect(readText({ title: 'Home/Events', name: 'Default' }, approved)).toBe('');
});

it('tells what was approved of stories that are gone, and takes it away', () => {
  expect(goneTexts(stories, approved)).toEqual([]);
  const gone = goneTexts([table], approved);
  expect(gone).toEqual([
    { title: 'blocks-table', name: 'Empty' },
    { title: 'home-news', name: 'Default' },
  ]);
  for (const one of gone) writeText(one, '', approved);
  expect(readText(table, approved)).toBe(table.text);
  expect(existsSync(join(approved, 'aria/home-news.yml'))).toBe(false);
});
