/** @jest-environment node */
import { groupDigits } from '../../src/components/group-digits/group-digits';

it.each([
  [0, '0'],
  [31, '31'],
  [999, '999'],
  [1000, '1,000'],
  [10_000, '10,000'],
  [123_456, '1,23,456'],
  [1_234_567, '12,34,567'],
  [-123_456, '-1,23,456'],
])('writes %d as %s', (count, words) => {
  expect(groupDigits(count)).toBe(words);
});

it('writes what the browser’s own formatting writes', () => {
  for (let count = 7; count < 1e15; count *= 9) {
    expect(groupDigits(count)).toBe(count.toLocaleString('en-IN'));
  }
});
