/** @jest-environment node */
import { nextRound, settle, type Trial } from '../../../harness/mutants/rounds';

const trial = (number: number, waiting: string[]): Trial => ({
  mutation: { file: `src/${number}.ts`, kind: 'order', find: 'a', replace: 'b' },
  number,
  related: waiting.length,
  waiting,
  ran: 0,
});

it('gives each fault its next test, and a test one fault at a time', () => {
  const [first, second, third] = [trial(1, ['one']), trial(2, ['one', 'two']), trial(3, ['three'])];
  const round = nextRound([first, second, third]);
  expect(round).toEqual(
    new Map([
      ['one', first],
      ['three', third],
    ]),
  );
  settle(round, new Set(['three']));
  expect(nextRound([first, second, third])).toEqual(new Map([['one', second]]));
});

it('goes on with the next test of a fault until one fails', () => {
  const fault = trial(1, ['one', 'two', 'three']);
  settle(nextRound([fault]), new Set());
  expect([...nextRound([fault]).keys()]).toEqual(['two']);
  settle(nextRound([fault]), new Set(['two']));
  expect(fault).toMatchObject({ killedBy: 'two', ran: 2 });
  expect(nextRound([fault]).size).toBe(0);
});
