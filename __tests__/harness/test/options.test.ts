/** @jest-environment node */
import { testCommand } from '../../../harness/test/options';

it('takes names of steps and of groups, and whether builds are made', () => {
  expect(testCommand.read([])).toEqual({ words: [], all: false, built: false, changed: false });
  expect(testCommand.read(['unit', 'days', '--built'])).toEqual({
    words: ['unit', 'days'],
    all: false,
    built: true,
    changed: false,
  });
});

it('names the steps that there are where one is unknown', () => {
  expect(() => testCommand.read(['units'])).toThrow(
    /^There is no step units\. There are: types, lint, /,
  );
  expect(() => testCommand.read(['units'])).toThrow(/, days, browsers\.$/);
});

it('refuses two choices at once', () => {
  const words = 'Name steps, or take --all or --changed: one of the three.';
  expect(() => testCommand.read(['--all', '--changed'])).toThrow(words);
  expect(() => testCommand.read(['unit', '--changed'])).toThrow(words);
});
