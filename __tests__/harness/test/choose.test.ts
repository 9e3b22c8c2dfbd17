/** @jest-environment node */
import { chooseSteps } from '../../../harness/test/choose';
import type { Step } from '../../../harness/test/step';
import { steps } from '../../../harness/test/steps';

const usual = { words: [] as string[], all: false, built: false };
const namesOf = (some: readonly Step[]) => some.map(({ name }) => name);
const named = (...words: string[]) => ({ ...usual, words });

it('runs what a change must pass, with its builds before it', () => {
  expect(namesOf(chooseSteps(steps, usual, []))).toEqual([
    'types',
    'build',
    'lint',
    'storybook',
    'imports',
    'format',
    'content',
    'loading',
    'unit',
    'browser',
    'stories',
  ]);
});

it('runs everything where that is asked for', () => {
  const all = chooseSteps(steps, { ...usual, all: true }, []);
  expect(all).toEqual(steps);
  expect(namesOf(all)).toEqual(
    expect.arrayContaining(['matrix', 'schools', 'leap-day', 'webkit', 'attack']),
  );
});

it('runs the steps that are named with the builds that they need, and no others', () => {
  expect(namesOf(chooseSteps(steps, named('unit'), []))).toEqual(['unit']);
  expect(namesOf(chooseSteps(steps, named('stories', 'browser'), []))).toEqual([
    'build',
    'storybook',
    'browser',
    'stories',
  ]);
  expect(namesOf(chooseSteps(steps, named('edited'), []))).toEqual([
    'build',
    'editor',
    'build-edited',
    'edited',
  ]);
});

it('knows several steps by the name of their group', () => {
  expect(namesOf(chooseSteps(steps, { ...named('browsers'), built: true }, []))).toEqual([
    'chromium',
    'firefox',
    'webkit',
  ]);
});

it('takes what was built before', () => {
  const built = (choice: typeof usual) =>
    namesOf(chooseSteps(steps, { ...choice, built: true }, []));
  expect(built(named('edited'))).toEqual(['edited']);
  expect(built(named('build', 'browser'))).toEqual(['build', 'browser']);
  expect(built(usual)).not.toContain('storybook');
  expect(built({ ...usual, all: true })).toEqual(
    expect.arrayContaining(['types', 'editor', 'edited']),
  );
});

it.each([
  ['harness/visual/judge.ts', 'comparison'],
  ['__tests__/visual/seeded.spec.ts', 'comparison'],
])('looks further where %s was changed', (file, step) => {
  expect(namesOf(chooseSteps(steps, usual, [file]))).toContain(step);
  expect(namesOf(chooseSteps(steps, usual, ['src/lib/http/client.ts']))).not.toContain(step);
});

it('has no two sites built side by side: a project has one cache for Gatsby', () => {
  const buildsSite = ({ commands }: Step) =>
    typeof commands !== 'function' &&
    commands.some(({ args }) => args[0] === 'src/cli/school.mjs' && args[1] === 'build');
  const [first, ...others] = steps.filter(buildsSite);
  expect(first?.name).toBe('build');
  expect(namesOf(others.filter(({ alone }) => !alone))).toEqual([]);
  expect(others).toHaveLength(5);
});
