/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImporters } from '../../../harness/visual/module-graph';
import { storiesReached } from '../../../harness/visual/reached-stories';

const story = (name: string) => ({
  id: `${name}--default`,
  title: name,
  name: 'Default',
  file: `stories/${name}.stories.tsx`,
  pictured: true,
});
const stories = [story('table'), story('card'), story('page')];

/** A graph in which table and page use the table, card and page the card, the frame the theme. */
const modules = [
  {
    id: './src/table.tsx',
    reasons: [{ moduleName: './stories/table.stories.tsx' }, { moduleName: './src/page.tsx' }],
  },
  {
    id: './src/card.tsx',
    reasons: [{ moduleName: './stories/card.stories.tsx' }, { moduleName: './src/page.tsx' }],
  },
  { id: './src/page.tsx', reasons: [{ moduleName: './stories/page.stories.tsx' }] },
  { id: './src/card.svg?raw', reasons: [{ moduleName: './src/card.tsx' }] },
  { id: './src/theme.ts', reasons: [{ moduleName: './.storybook/preview.tsx' }] },
  { id: './content/fees.yaml', reasons: [{ moduleName: './src/table.tsx' }] },
  { id: './.storybook/preview.tsx' },
];

let workshop: string;
beforeEach(() => {
  workshop = mkdtempSync(join(tmpdir(), 'workshop-'));
  writeFileSync(join(workshop, 'preview-stats.json'), JSON.stringify({ modules }));
});
afterEach(() => rmSync(workshop, { recursive: true }));

const reached = (...files: string[]) =>
  storiesReached(files, stories, readImporters(workshop))
    .map(({ title }) => title)
    .join(' ');

it.each([
  ['a component', 'src/table.tsx', 'table page'],
  ['what a component shows', 'src/card.svg', 'card page'],
  ['content that is imported', 'content/fees.yaml', 'table page'],
  ['a story itself', 'stories/card.stories.tsx', 'card'],
  ['what the frame of all stories uses', 'src/theme.ts', 'table card page'],
])('reaches by %s those that it is imported by', (_, file, expected) => {
  expect(reached(file)).toBe(expected);
});

it.each([
  'static/favicon.svg',
  'content/pictures/hall.webp',
  'harness/visual/difference.ts',
  '.storybook/main.ts',
  'package-lock.json',
])('takes all for %s, which may be in every picture', (file) => {
  expect(reached(file)).toBe('table card page');
});

it('reaches none by what no picture shows', () => {
  expect(reached('docs/testing.md', 'src/hosting/publish.ts', 'README.md')).toBe('');
});

it('says so where the workshop was built without its list of imports', () => {
  rmSync(join(workshop, 'preview-stats.json'));
  expect(() => reached('README.md')).toThrow('preview-stats.json');
});
