/** @jest-environment node */
import fc from 'fast-check';
import { encodePostings, decodePostings } from '../../src/search/postings';
import { termsOf } from '../../src/search/engine/words';

const part = (text: string, more: string, heading = '') => ({ heading, text, more });
const bag = (words: string) => words.split(' ').filter(Boolean).sort();

it('keeps each word once, with the parts that have it', () => {
  const kept = encodePostings([part('Fees are due', 'late'), part('', 'fee late later lates 24')]);
  expect(kept).toEqual({ words: 'A24AlateErEs', places: 'B   B AB B B' });
});

it('gives every part its own words again', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,30}$/),
    fc.stringMatching(/^\d{1,3}([.:]\d{1,2})?$/),
    fc.constantFrom('शुल्क', 'शुरू', 'छुट्टी', '𐐨𐐩', '𐐨𐐪'),
  );
  const words = fc.array(word, { maxLength: 8 }).map((all) => [...new Set(all)].join(' '));
  const parts = fc.array(fc.record({ heading: words, text: words, more: words }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(parts, (all) => {
      const read = decodePostings(all, JSON.parse(JSON.stringify(encodePostings(all))));
      expect(read.map(bag)).toEqual(all.map(({ more }) => bag(more)));
    }),
  );
});

it('counts the steps of parts that stand far apart', () => {
  const far = [...Array<string>(2000).fill(''), 'fee', 'fee'].map((more) => part('', more));
  expect(decodePostings(far, encodePostings(far)).flatMap((more, i) => (more ? [i] : []))).toEqual([
    2000, 2001,
  ]);
});

it('knows the words of texts as the search compares them', () => {
  const all = [part('The Fees of classes', ''), part('', termsOf('fees classes').join(' '))];
  expect(encodePostings(all).words).toBe('');
});
