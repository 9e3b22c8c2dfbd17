/** @jest-environment node */
import { mergeRules } from '../../../src/build/finish/sheets';

describe('the rules of one more page', () => {
  it('come after those of the others, each once', () => {
    expect(mergeRules(['a', 'b'], ['c', 'a', 'a', 'd'])).toEqual(['c', 'a', 'b', 'd']);
    expect(mergeRules([], ['a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('keep the order that they have on their page', () => {
    // A list's rule for its items, and the rule of an item, which is to win.
    expect(mergeRules(['item'], ['list', 'item'])).toEqual(['list', 'item']);
    expect(mergeRules(['list', 'item'], ['list', 'head', 'item'])).toEqual([
      'list',
      'head',
      'item',
    ]);
  });

  it('change nothing when all are known', () => {
    expect(mergeRules(['a', 'b', 'c'], ['c', 'a'])).toEqual(['a', 'b', 'c']);
  });
});
