/** @jest-environment node */
import { readOptions } from '../../../harness/test/options';

it('takes names of steps and of groups, and whether builds are made', () => {
  expect(readOptions([])).toEqual({ named: [], all: false, built: false, changed: false });
  expect(readOptions(['unit', 'days', '--built'])).toEqual({
    named: ['unit', 'days'],
    all: false,
    built: true,
    changed: false,
  });
});

it('names the steps that there are where one is unknown', () => {
  expect(() => readOptions(['units'])).toThrow(
    /^There is no step units\. There are: types, lint, /,
  );
  expect(() => readOptions(['units'])).toThrow(/, days, browsers\.$/);
});

it('refuses two choices at once', () => {
  const words = 'Name steps, or take --all or --changed: one of the three.';
  expect(() => readOptions(['--all', '--changed'])).toThrow(words);
  expect(() => readOptions(['unit', '--changed'])).toThrow(words);
});
