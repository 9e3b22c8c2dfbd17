/** @jest-environment node */
import { inPairs } from '../../../harness/bench/pairs';

it('visits base and now in turn', async () => {
  const visited: string[] = [];
  const visit = (side: string) => Promise.resolve(visited.push(side));
  const values = await inPairs(3, { base: 'base', now: 'now' }, visit);
  expect(visited).toEqual(['base', 'now', 'base', 'now', 'base', 'now']);
  expect(values).toEqual({ base: [1, 3, 5], now: [2, 4, 6] });
});
