/** @jest-environment node */
import { inPairs, median, medians } from '../../../harness/bench/pairs';

it('visits base and now in turn, subject by subject', async () => {
  const visited: string[] = [];
  const visit = (side: string, path: string) => Promise.resolve(visited.push(side + path));
  const sides = { base: 'base', now: 'now' };
  const all = await inPairs({ subjects: ['/News', '/Fee'], runs: 2, sides, visit });
  const turn = (path: string) => [`base${path}`, `now${path}`, `base${path}`, `now${path}`];
  expect(visited).toEqual([...turn('/News'), ...turn('/Fee')]);
  expect(all).toEqual([
    { subject: '/News', seen: { base: [1, 3], now: [2, 4] } },
    { subject: '/Fee', seen: { base: [5, 7], now: [6, 8] } },
  ]);
});

it('takes the middle value, of both sides', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(4);
  expect(median([])).toBeNaN();
  expect(medians({ base: [9, 1, 5], now: [3, 8, 2] }, (value) => value * 10)).toEqual({
    base: 50,
    now: 30,
  });
});
