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
  const args = '--base main --only pages shift --runs 3 --routes / /News'.split(' ');
  expect(await read(...args)).toMatchObject({
    only: ['pages', 'shift'],
    runs: 3,
    routes: ['/', '/News'],
  });
});

it.each([
  [[], "Required option '--base <commit>' not specified"],
  [
    ['--base', 'main', '--runs', 'many'],
    "'many' is invalid. It has to be a whole number from 1 on.",
  ],
  [
    ['--base', 'main', '--only', 'speed'],
    "'speed' is invalid. Allowed choices are pages, shift, build.",
  ],
])('refuses %j', async (args, message) => {
  await expect(read(...args)).rejects.toThrow(message);
});
