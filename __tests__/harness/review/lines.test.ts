/** @jest-environment node */
import { changedRuns } from '../../../harness/review/lines';

const inShort = (before: string, after: string) =>
  changedRuns(before.split(' '), after.split(' ')).map((run) =>
    run.map(({ kind, text }) => `${{ removed: '-', added: '+', same: '' }[kind]}${text}`).join(' '),
  );

it('finds nothing in two equal texts', () => {
  expect(inShort('a b c', 'a b c')).toEqual([]);
});

it('shows a changed line with one on either side', () => {
  expect(inShort('a b c d e', 'a b x d e')).toEqual(['b -c +x d']);
});

it('shows what was added and taken away at both ends, each by itself', () => {
  expect(inShort('a b c d e f', 'b c d e f g')).toEqual(['-a b', 'f +g']);
});

it('keeps neighbouring changes together', () => {
  expect(inShort('a b c d', 'a x c y')).toEqual(['a -b +x c -d +y']);
});

it('takes the lines of a text that is new or gone', () => {
  expect(changedRuns([], ['a'])).toEqual([[{ kind: 'added', text: 'a' }]]);
  expect(changedRuns(['a'], [])).toEqual([[{ kind: 'removed', text: 'a' }]]);
});
