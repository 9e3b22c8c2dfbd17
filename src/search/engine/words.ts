import { foldIndic } from '../../lib/language/fold-indic';

/** A word of a text, and where it stands. */
export interface Word {
  /** As it is compared: in lower case, without accents, in the singular, in one of its Indian spellings. */
  term: string;
  start: number;
  end: number;
}

// Letters of any script with their marks (Devanagari writes vowels as marks) and joiners; numbers with what
// stands inside them: 9,800, 79.5, 7:30.
const wordPattern = /\p{N}+(?:[.,:]\p{N}+)*|\p{L}[\p{L}\p{M}\u200c\u200d]*/gu;

/** The singular of an English word; near enough for finding, as both sides go through it. */
function singular(word: string): string {
  if (word.length < 4 || /[sui]s$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(s|x|ch|sh)es$|s$/, '$1');
}

/** A word as it is compared; of numbers without the commas between their digits. */
const termOf = (word: string): string => singular(foldIndic(word.toLowerCase()).replace(/,/g, ''));

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((found) => ({
    term: termOf(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** The words of a text as they are compared. */
export const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term);
