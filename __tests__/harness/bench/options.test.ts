/** @jest-environment node */
import { readOptions } from '../../../harness/bench/options';

it('measures everything against the commit that is named', () => {
  expect(readOptions(['--base', 'HEAD~3'])).toEqual({
    base: 'HEAD~3',
    runs: 5,
    only: ['pages', 'shift', 'build'],
    routes: [],
  });
  const args = ['--base', 'main', '--only', 'pages, shift', '--runs', '3', '--routes', '/,/News'];
  expect(readOptions(args)).toMatchObject({
    only: ['pages', 'shift'],
    runs: 3,
    routes: ['/', '/News'],
  });
});

it.each([
  [[], '--base is missing'],
  [['--base', 'main', '--runs', 'many'], '--runs takes a whole number from 1 on, not "many"'],
  [['--base', 'main', '--only', 'speed'], '--only does not know speed.'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
