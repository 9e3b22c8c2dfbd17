/** @jest-environment node */
import { termsOf, wordsOf } from '../../src/search/engine/words';

it.each([
  ['Fees, classes and libraries', ['fee', 'class', 'and', 'library']],
  ['Diwali bus ISC', ['diwali', 'bus', 'isc']],
  ['Café', ['cafe']],
  ['₹ 9,800 at 7:30 for 79.5 %', ['9800', 'at', '7:30', 'for', '79.5']],
  ['शुल्क कैलेंडर', ['शुल्क', 'कैलेंडर']],
  ['parents’ portal', ['parent', 'portal']],
  ['… – !', []],
])('reads the words of “%s”', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

it('tells where each word stands', () => {
  expect(wordsOf('Late fees')).toEqual([
    { term: 'late', start: 0, end: 4 },
    { term: 'fee', start: 5, end: 9 },
  ]);
});
