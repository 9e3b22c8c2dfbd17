/** @jest-environment node */
import { inPairs, medians, rowsInPairs } from '../../../harness/bench/pairs';

it('visits base and now in turn', async () => {
  const visited: string[] = [];
  const visit = (side: string) => Promise.resolve(visited.push(side));
  const values = await inPairs(3, { base: 'base', now: 'now' }, visit);
  expect(visited).toEqual(['base', 'now', 'base', 'now', 'base', 'now']);
  expect(values).toEqual({ base: [1, 3, 5], now: [2, 4, 6] });
});

it('makes the rows of a page of its own visits, of base and now the median', async () => {
  const times: Record<string, number[]> = {
    'base/News': [9, 1, 5],
    'now/News': [3, 8, 2],
    'base/Fee': [7, 7, 7],
    'now/Fee': [4, 6, 6],
  };
  const sites = { base: { origin: 'base' }, now: { origin: 'now' } };
  const visit = (origin: string, path: string) => Promise.resolve(times[origin + path]?.shift());
  const rows = await rowsInPairs(['/News', '/Fee'], 3, sites, visit, (path, pairs) => [
    { group: 'Times', name: path, kind: 'time', ...medians(pairs, (time = NaN) => time) },
  ]);
  expect(rows).toEqual([
    { group: 'Times', name: '/News', kind: 'time', value: 3, base: 5 },
    { group: 'Times', name: '/Fee', kind: 'time', value: 6, base: 7 },
  ]);
});
