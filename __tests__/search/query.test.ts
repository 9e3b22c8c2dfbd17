/** @jest-environment node */
import { queryFor, synonymsOf, wantedOf } from '../../src/search/engine/query';

const synonyms = synonymsOf([
  ['TC', 'transfer certificate'],
  ['fee', 'shulk', 'शुल्क'],
  ['certificate', 'paper'],
]);

it('leaves out the words that a question is made of', () => {
  expect(wantedOf('When is the uniform needed?', synonyms)).toEqual([[['uniform']], [['needed']]]);
});

it('keeps them where there is nothing else', () => {
  expect(wantedOf('who', synonyms)).toEqual([[['who']]]);
});

it('takes a phrase as one, before the words in it', () => {
  expect(wantedOf('transfer certificate', synonyms)).toEqual([
    [['tc'], ['transfer', 'certificate']],
  ]);
});

it('knows a word in another language', () => {
  const fee = [['fee'], ['shulk'], ['शुल्क']];
  expect(wantedOf('Shulk', synonyms)).toEqual([fee]);
  expect(wantedOf('शुल्क', synonyms)).toEqual([fee]);
});

it.each([
  ['15/8/2026', ['15', 'august', '2026']],
  ['15.8.26', ['15', 'august', '2026']],
  ['15-08', ['15', 'august']],
  ['10th May', ['10', 'may']],
  ['32/8', ['32', '8']],
  ['5/13', ['5', '13']],
])('reads the date %s', (text, terms) => {
  expect(wantedOf(text, synonyms).flat(2)).toEqual(terms);
});

it('asks for everything wanted in any of its ways, or for some of it', () => {
  const wanted = wantedOf('TC form', synonyms);
  expect(queryFor(wanted, 'AND')).toEqual({
    combineWith: 'AND',
    queries: [
      {
        combineWith: 'OR',
        queries: [
          { combineWith: 'AND', queries: ['tc'] },
          { combineWith: 'AND', queries: ['transfer', 'certificate'] },
        ],
      },
      { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: ['form'] }] },
    ],
  });
  expect(queryFor(wanted, 'OR').combineWith).toBe('OR');
});
