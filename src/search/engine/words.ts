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

const accents = /[\u0300-\u036f]/g;

/** The singular of an English word; near enough for finding, as both sides go through it. */
function singular(word: string): string {
  if (word.length < 4 || /[sui]s$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(s|x|ch|sh)es$|s$/, '$1');
}

/** A word as it is compared. */
function termOf(word: string): string {
  const plain = foldIndic(
    word.toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC'),
  );
  return /^\p{N}/u.test(plain) ? plain.replace(/,/g, '') : singular(plain);
}

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
