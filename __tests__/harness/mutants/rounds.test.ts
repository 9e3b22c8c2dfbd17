/** @jest-environment node */
import { nextRound, settle, type Trial } from '../../../harness/mutants/rounds';

const trial = (number: number, related: string[]): Trial => ({
  mutation: { file: `src/${number}.ts`, kind: 'order', find: 'a', replace: 'b' },
  number,
  related: new Set(related),
  waiting: related,
  ran: 0,
});
const numbers = (trials: readonly Trial[]) => nextRound(trials).map((part) => part.trial.number);

it('puts faults together whose tests do not reach each other', () => {
  const lists = trial(1, ['lists', 'dates']);
  const dates = trial(2, ['dates']);
  const layout = trial(3, ['layout']);
  expect(numbers([lists, dates, layout])).toEqual([2, 3]);
});

it('takes two faults of one file one after the other', () => {
  const [first, second] = [trial(1, ['one']), trial(2, ['two'])];
  second.mutation = first.mutation;
  expect(numbers([first, second])).toEqual([1]);
});

it('goes on with the next test of a fault until one fails', () => {
  const fault = trial(1, ['one', 'two', 'three']);
  settle(nextRound([fault]), new Set());
  expect(nextRound([fault])[0]?.tests).toEqual(['two']);
  settle(nextRound([fault]), new Set(['two']));
  expect(fault).toMatchObject({ killedBy: 'two', ran: 2 });
  expect(nextRound([fault])).toEqual([]);
});
