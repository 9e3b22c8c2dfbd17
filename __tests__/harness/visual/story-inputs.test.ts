/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readStoryInputs } from '../../../harness/visual/story-inputs';

const story = (name: string) => ({
  id: `${name}--default`,
  title: name,
  name: 'Default',
  file: `stories/${name}.stories.tsx`,
  pictured: true,
});
const stories = [story('table'), story('card'), story('page')];

const importedBy = (id: string, ...importers: string[]) => ({
  id: `./${id}`,
  reasons: importers.map((name) => ({ moduleName: `./${name}` })),
});

/** Table and page use the table, card and page the card; the page shows news; all have the theme. */
const modules = [
  importedBy('src/table.tsx', 'stories/table.stories.tsx', 'src/page.tsx'),
  importedBy('src/card.tsx', 'stories/card.stories.tsx', 'src/page.tsx'),
  importedBy('src/card.svg?raw', 'src/card.tsx'),
  importedBy('src/page.tsx', 'stories/page.stories.tsx'),
  importedBy('src/theme.ts', '.storybook/preview.tsx'),
  importedBy('stories/handlers/all.ts', '.storybook/preview.tsx'),
  importedBy('stories/handlers/news.ts', 'stories/handlers/all.ts'),
  importedBy('src/news.examples.ts', 'stories/handlers/news.ts'),
  importedBy('src/news.queries.ts', 'stories/handlers/news.ts', 'src/page.tsx'),
  importedBy('content/fees.yaml', 'src/table.tsx'),
  importedBy('node_modules/react/index.js', 'src/table.tsx'),
];

let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const inputs = () => readStoryInputs(join(root, 'storybook-static'), stories, root);

/** The lock file with these versions of packages. */
const lock = (versions: Record<string, string>) => {
  const packages = Object.entries(versions).map(
    ([name, version]) => [`node_modules/${name}`, { version }] as const,
  );
  write('package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));
};
const versions = { react: '18.3.0', vite: '7.3.0', knip: '6.0.0' };

/** The stories whose digests another content of a file changes. */
const reached = (path: string) => changedBy(() => write(path, 'another content'));

function changedBy(change: () => void): string {
  const before = inputs();
  change();
  const after = inputs();
  return stories
    .filter(({ id }) => before.get(id)?.digest !== after.get(id)?.digest)
    .map(({ title }) => title)
    .join(' ');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('storybook-static/preview-stats.json', JSON.stringify({ modules }));
  for (const { id } of modules) write(id.replace('?raw', ''), id);
  for (const { file } of stories) write(file, file);
  lock(versions);
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a component', 'src/table.tsx', 'table page'],
  ['what a component shows', 'src/card.svg', 'card page'],
  ['content that is imported', 'content/fees.yaml', 'table page'],
  ['a story itself', 'stories/card.stories.tsx', 'card'],
  ['the examples of a list', 'src/news.examples.ts', 'page'],
  ['what the preview imports', 'src/theme.ts', 'table card page'],
  ['what the preview is', '.storybook/preview.tsx', 'table card page'],
  ['a picture', 'content/service/pictures/hall.webp', 'table card page'],
  ['a static file', 'static/favicon.svg', 'table card page'],
  ['how pictures are taken', 'harness/visual/story-window.ts', 'table card page'],
  ['what no story shows', 'docs/testing.md', ''],
  ['a file of a package, whose version counts', 'node_modules/react/index.js', ''],
])('reaches by %s the stories that are made of it', (_, path, expected) => {
  expect(reached(path)).toBe(expected);
});

it.each([
  ['one that a story has', { react: '18.3.1' }, 'table page'],
  ['one that builds them all', { vite: '7.4.0' }, 'table card page'],
  ['one that no story has', { knip: '6.1.0', oxlint: '1.94.0' }, ''],
])(
  'reaches by another version of a package the stories that are made of it: %s',
  (_, other, expected) => {
    expect(changedBy(() => lock({ ...versions, ...other }))).toBe(expected);
  },
);

it('is the same in every clone', () => {
  const here = [...inputs()];
  const first = root;
  root = mkdtempSync(join(tmpdir(), 'inputs-clone-'));
  write('storybook-static/preview-stats.json', JSON.stringify({ modules: modules.toReversed() }));
  for (const { id } of modules.toReversed()) write(id.replace('?raw', ''), id);
  for (const { file } of stories) write(file, file);
  lock(versions);
  expect([...inputs()]).toEqual(here);
  rmSync(first, { recursive: true });
});

it('says so where Storybook was built without its list of imports', () => {
  rmSync(join(root, 'storybook-static/preview-stats.json'));
  expect(inputs).toThrow('preview-stats.json');
});
