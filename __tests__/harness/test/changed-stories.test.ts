/** @jest-environment node */
import { nearestStories } from '../../../harness/test/changed-stories';

const story = (name: string) => ({
  id: `${name}--default`,
  title: name,
  name: 'Default',
  file: `stories/${name}.stories.tsx`,
  pictured: true,
});
const stories = [story('page'), story('table'), story('card')];

/** A page that shows a table, and a table in which there are cards. */
const imports = new Map([
  ['stories/page.stories.tsx', new Set(['src/page.tsx'])],
  ['src/page.tsx', new Set(['src/table.tsx'])],
  ['stories/table.stories.tsx', new Set(['src/table.tsx'])],
  ['src/table.tsx', new Set(['src/card.tsx'])],
  ['stories/card.stories.tsx', new Set(['src/card.tsx'])],
]);

const near = (...files: string[]) =>
  nearestStories(files, stories, imports).map(({ title }) => title);

it('finds the stories that a change reaches, the nearest first', () => {
  expect(near('src/card.tsx')).toEqual(['card', 'table', 'page']);
  expect(near('src/table.tsx')).toEqual(['table', 'page']);
  expect(near('stories/card.stories.tsx')).toEqual(['card']);
});

it('finds none for what no story imports', () => {
  expect(near('src/build/publish/publish.ts', 'README.md')).toEqual([]);
});
