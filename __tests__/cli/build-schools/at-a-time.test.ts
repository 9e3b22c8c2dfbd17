/** @jest-environment node */
import { schoolsAtATime } from '../../../src/cli/build-schools/at-a-time';

const gigabyte = 1e9;

test.each([
  ['a small machine', 2, 4 * gigabyte, 2],
  ['one with many cores', 16, 32 * gigabyte, 16],
  ['one whose memory is scarce', 16, 2.4 * gigabyte, 3],
  ['one that has hardly any left', 4, 0.2 * gigabyte, 1],
])(
  '%s builds as many schools at a time as it has cores and memory for',
  (_, cores, free, count) => {
    expect(schoolsAtATime(cores, free)).toBe(count);
  },
);

test('this machine builds one at least', () => {
  expect(schoolsAtATime()).toBeGreaterThanOrEqual(1);
});
