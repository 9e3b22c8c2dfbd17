/** @jest-environment node */
import { bench } from '../../../harness/bench/options';

it('measures everything against the commit that is named', () => {
  expect(bench.read(['--base', 'HEAD~3'])).toEqual({
    base: 'HEAD~3',
    runs: 5,
    only: ['pages', 'shift', 'build'],
    routes: [],
    words: [],
  });
  const args = ['--base', 'main', '--only', 'pages, shift', '--runs', '3', '--routes', '/,/News'];
  expect(bench.read(args)).toMatchObject({
    only: ['pages', 'shift'],
    runs: 3,
    routes: ['/', '/News'],
  });
});

it.each([
  [[], '--base is missing'],
  [['--base', 'main', '--runs', 'many'], '--runs takes a whole number from 1 on, not "many"'],
  [['--base', 'main', '--only', 'speed'], '--only takes some of pages, shift, build, not "speed"'],
])('refuses %j', (args, message) => {
  expect(() => bench.read(args)).toThrow(message);
});
