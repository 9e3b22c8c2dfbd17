import { termsOf } from './engine/words';

/** Postings of the search file: for each indexed word the parts that contain it. */
export interface Postings {
  /**
   * Words that occur in no text and no heading of the file, sorted and front-coded: the length of the prefix
   * shared with the word before, then the remaining letters.
   */
  words: string;
  /** The delta-coded parts of each word: first of the words of the texts, then of `words`. */
  places: string;
}

/** The texts that the search file holds besides the postings. */
type Shown = readonly { heading: string; text: string }[];

const letters = 26;
const capital = (value: number) => String.fromCharCode(65 + value);
const valueOf = (char: string) => char.toUpperCase().charCodeAt(0) - 65;

/** A number in letters, the last one a capital: 0 is 'A', 26 'bA'. Numbers need no separator. */
function inLetters(value: number): string {
  const more = Math.floor(value / letters);
  return (more === 0 ? '' : inLetters(more).toLowerCase()) + capital(value % letters);
}

const fromLetters = (text: string) =>
  [...text].reduce((sum, char) => sum * letters + valueOf(char), 0);

/** The length of the common prefix. */
function sharedWith(before: string, word: string): number {
  let count = 0;
  while (count < letters - 1 && count < word.length && word[count] === before[count]) count += 1;
  return count;
}

/** Front coding: sorted words, each without the prefix shared with the word before. */
const folded = (words: readonly string[]) =>
  words
    .map((word, index) => {
      const count = sharedWith(words[index - 1] ?? '', word);
      return capital(count) + word.slice(count);
    })
    .join('');

function unfolded(text: string): string[] {
  let before = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((rest) => {
    before = before.slice(0, valueOf(rest)) + rest.slice(1);
    return before;
  });
}

/** The distinct words of texts and headings, in order of appearance. */
const wordsShown = (parts: Shown) =>
  new Set(parts.flatMap(({ heading, text }) => termsOf(`${heading} ${text}`)));

/**
 * Encodes the words of all parts as one index: every word once, with the deltas between the parts that contain
 * it. After gzip that is three quarters of a word list at every part.
 */
export function encodePostings(parts: readonly { heading: string; text: string; more: string }[]) {
  const places = new Map<string, number[]>();
  parts.forEach(({ more }, index) => {
    for (const word of more.split(' ').filter(Boolean)) {
      places.set(word, [...(places.get(word) ?? []), index]);
    }
  });
  const shown = wordsShown(parts);
  const words = [...places.keys()].filter((word) => !shown.has(word)).sort();
  const stepsOf = (word: string) =>
    (places.get(word) ?? [])
      .map((place, index, all) => inLetters(place - (all[index - 1] ?? 0)))
      .join('');
  return { words: folded(words), places: [...shown, ...words].map(stepsOf).join(' ') };
}

/** The indexed words of each part, unordered. */
export function decodePostings(parts: Shown, { words, places }: Postings): string[] {
  const all = [...wordsShown(parts), ...unfolded(words)];
  const found = parts.map((): string[] => []);
  places.split(' ').forEach((steps, index) => {
    let place = 0;
    for (const step of steps.match(/[a-z]{0,8}[A-Z]/g) ?? []) {
      place += fromLetters(step);
      found[place]?.push(all[index] ?? '');
    }
  });
  return found.map((own) => own.join(' '));
}
