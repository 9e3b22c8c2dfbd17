/** @jest-environment node */
import { familyOf, proportionalBytes, readProcesses } from '../../../harness/bench/watch-memory';

const printed = `    1     0  1000
   20     1  2000
   21    20  3000
   22    21   500
   30     1  9000
`;

it('finds a process with all that it started', () => {
  const family = familyOf(20, readProcesses(printed));
  expect(family.map(({ pid, resident }) => [pid, resident])).toEqual([
    [20, 2000 * 1024],
    [21, 3000 * 1024],
    [22, 500 * 1024],
  ]);
});

it("reads a process's own part of the memory, where the kernel tells", () => {
  const rollup =
    '55d0-7ffc ---p 00000000 00:00 0  [rollup]\nRss:    4321 kB\nPss:    1234 kB\nPss_Dirty:  5 kB\n';
  expect(proportionalBytes(rollup)).toBe(1234 * 1024);
  expect(proportionalBytes('')).toBeUndefined();
});
