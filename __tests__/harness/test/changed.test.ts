/** @jest-environment node */
import { changedSteps } from '../../../harness/test/changed';
import type { Step } from '../../../harness/test/step';

const namesOf = (some: readonly Step[]) => some.map(({ name }) => name);
const reached = (...files: string[]) => namesOf(changedSteps(files, true));

/** The words of a step's command. */
const wordsOf = (name: string, ...files: string[]) =>
  changedSteps(files, true)
    .filter((step) => step.name === name)
    .flatMap(({ commands }) => commands)
    .flatMap(({ args }) => args);

it('reads what a change of the content is read by, and visits its page', () => {
  const file = 'content/pages/leave.yaml';
  expect(reached(file)).toEqual(['format', 'content', 'unit', 'pages']);
  expect(wordsOf('unit', file)).toEqual(
    expect.arrayContaining(['__tests__/support/sample-content.ts']),
  );
  expect(wordsOf('pages', file)).toContain('(?:^| )(?:/Leave) stands in the shell');
});

it('looks at the stories of a component, and at what imports it', () => {
  const file = 'src/components/card/card.tsx';
  expect(reached(file)).toEqual(['types', 'lint', 'imports', 'format', 'unit', 'stories']);
  expect(wordsOf('unit', file)).toEqual(expect.arrayContaining(['--findRelatedTests', file]));
});

it('visits a page with a changed block, too', () => {
  expect(reached('src/blocks/people/people.schema.ts')).toEqual([
    'types',
    'lint',
    'imports',
    'format',
    'content',
    'unit',
    'pages',
    'stories',
  ]);
});

it('builds what is looked at, unless it was built before', () => {
  expect(namesOf(changedSteps(['content/home.yaml'], false))).toContain('build');
  expect(reached('content/home.yaml')).not.toContain('build');
});

it('runs a test of the browser that was changed itself', () => {
  const file = '__tests__/e2e/home.spec.ts';
  expect(reached(file)).toEqual(['types', 'lint', 'imports', 'format', 'specs']);
  expect(wordsOf('specs', file)).toContain(file);
});

it('asks for the layout of words alone, and for nothing where nothing changed', () => {
  expect(reached('.github/chromatic.config.json')).toContain('format');
  expect(reached('.github/chromatic.config.json')).not.toContain('build');
  expect(reached()).toEqual([]);
});
