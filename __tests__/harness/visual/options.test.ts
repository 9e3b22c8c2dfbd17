/** @jest-environment node */
import { readArguments } from '../../../src/lib/terminal/program';
import { harness } from '../../../harness/program';

const read = async (...args: string[]) =>
  (await readArguments(harness, ['visual', ...args]))?.options;

it('takes the usual Storybook, and pictures where inputs have changed', async () => {
  expect(await read()).toEqual({ only: [], all: false, changed: false });
});

it('is narrowed to stories and to a Storybook', async () => {
  expect(await read('Blocks/Table', '--storybook', '/tmp/w', 'Home')).toMatchObject({
    only: ['Blocks/Table', 'Home'],
    storybook: '/tmp/w',
  });
});

it.each([
  [['--all', '--changed'], "'--all' cannot be used with option '--changed'"],
  [['--looose'], "Unknown option '--looose'"],
])('says what is wrong with %j', async (args, words) => {
  await expect(read(...args)).rejects.toThrow(words);
});
