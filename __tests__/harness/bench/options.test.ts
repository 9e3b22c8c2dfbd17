/** @jest-environment node */
import { readArguments } from '../../../src/lib/terminal/program';
import { harness } from '../../../harness/program';

const read = async (...args: string[]) =>
  (await readArguments(harness, ['bench', ...args]))?.options;

it('measures everything against the commit that is named', async () => {
  expect(await read('--base', 'HEAD~3')).toEqual({
    base: 'HEAD~3',
    runs: 5,
    only: ['pages', 'shift', 'build'],
    routes: [],
  });
  const args = ['--base', 'main', '--only', 'pages, shift', '--runs', '3', '--routes', '/,/News'];
  expect(await read(...args)).toMatchObject({
    only: ['pages', 'shift'],
    runs: 3,
    routes: ['/', '/News'],
  });
});

it.each([
  [[], "Required option '--base <commit>' not specified"],
  [['--base', 'main', '--runs', 'many'], '--runs takes a whole number from 1 on, not "many"'],
  [['--base', 'main', '--only', 'speed'], '--only takes some of pages, shift, build, not "speed"'],
])('refuses %j', async (args, message) => {
  await expect(read(...args)).rejects.toThrow(message);
});
