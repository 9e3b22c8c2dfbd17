/** @jest-environment node */
import { readArguments } from '../../../src/lib/terminal/program';
import { harness } from '../../../harness/program';

const read = async (...args: string[]) =>
  (await readArguments(harness, ['visual', ...args]))?.options;

it('takes the usual Storybook, two stories at a time', async () => {
  expect(await read()).toEqual({
    words: [],
    all: false,
    changed: false,
    fresh: false,
    loose: false,
    storybook: undefined,
    workers: 2,
  });
});

it('is narrowed to stories and to a Storybook', async () => {
  const args = ['Blocks/Table', '--storybook', '/tmp/w', '--workers', '1', 'Home', '--loose'];
  expect(await read(...args)).toMatchObject({
    words: ['Blocks/Table', 'Home'],
    storybook: '/tmp/w',
    workers: 1,
    loose: true,
  });
});

it.each([
  [['--workers', 'many'], '--workers takes a whole number'],
  [['--workers', '0'], '--workers takes a whole number'],
  [['--all', '--changed'], "'--all' cannot be used with option '--changed'"],
  [['--fresh', 'Blocks/Table'], '--fresh takes every story'],
  [['--looose'], "Unknown option '--looose'"],
])('says what is wrong with %j', async (args, words) => {
  await expect(read(...args)).rejects.toThrow(words);
});
