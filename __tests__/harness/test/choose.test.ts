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

it('builds each site into a folder of its own: they are built side by side', () => {
  const commands = steps.filter(({ builds }) => builds).flatMap((step) => step.commands);
  const builds = commands.filter(({ args }) => args[1] === 'build' && args[0]?.endsWith('.mjs'));
  const folders = builds.map(({ env }) => env?.PUBLIC_DIR ?? 'public');
  expect(folders).toHaveLength(7);
  expect([...new Set(folders)]).toEqual(folders);
});
