/** @jest-environment node */
import { testVisual } from '../../../harness/visual/options';

it('takes the usual Storybook, two stories at a time', () => {
  expect(testVisual.read([])).toEqual({
    words: [],
    all: false,
    changed: false,
    fresh: false,
    loose: false,
    storybook: undefined,
    workers: 2,
  });
});

it('is narrowed to stories and to a Storybook', () => {
  const args = ['Blocks/Table', '--storybook', '/tmp/w', '--workers', '1', 'Home', '--loose'];
  expect(testVisual.read(args)).toMatchObject({
    words: ['Blocks/Table', 'Home'],
    storybook: '/tmp/w',
    workers: 1,
    loose: true,
  });
});

it.each([
  [['--workers', 'many'], '--workers takes a whole number'],
  [['--workers', '0'], '--workers takes a whole number'],
  [['--all', '--changed'], '--all and --changed are opposites'],
  [['--fresh', 'Blocks/Table'], '--fresh takes every story'],
  [['--looose'], "Unknown option '--looose'"],
])('says what is wrong with %j', (args, words) => {
  expect(() => testVisual.read(args)).toThrow(words);
});
