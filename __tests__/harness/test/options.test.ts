/** @jest-environment node */
import { readArguments } from '../../../src/lib/terminal/program';
import { harness } from '../../../harness/program';

const read = async (...args: string[]) =>
  (await readArguments(harness, ['test', ...args]))?.options;

it('takes names of steps and of groups, and whether builds are made', async () => {
  expect(await read()).toEqual({ words: [], all: false, built: false, changed: false });
  expect(await read('unit', 'days', '--built')).toEqual({
    words: ['unit', 'days'],
    all: false,
    built: true,
    changed: false,
  });
});

it('names the steps that there are where one is unknown', async () => {
  await expect(read('units')).rejects.toThrow(
    /'units' is invalid .* Allowed choices are types, build, /,
  );
  await expect(read('units')).rejects.toThrow(/, days, browsers\.$/);
});

it('refuses two choices at once', async () => {
  const words = 'Name steps, or take --all or --changed: one of the three.';
  await expect(read('--all', '--changed')).rejects.toThrow(words);
  await expect(read('unit', '--changed')).rejects.toThrow(words);
});
