import { termsOf } from './engine/words';

/** Which further words stand in which parts, as the search file has them. */
export interface FurtherWords {
  /**
   * Words that stand in no text and no heading of the file, in the alphabet's order: of each the count of
   * letters that it shares with the one before, and the others.
   */
  words: string;
  /** The places of each word's parts: first those of the texts' words, then those of `words`. */
  places: string;
}

/** What the reader of the file has beside it. */
type Shown = readonly { heading: string; text: string }[];

const letters = 26;
const capital = (value: number) => String.fromCharCode(65 + value);
const valueOf = (char: string) => char.toUpperCase().charCodeAt(0) - 65;

/** A number in letters, the last of them a capital: 0 is 'A', 26 'bA'. Numbers need nothing between them. */
function inLetters(value: number): string {
  const more = Math.floor(value / letters);
  return (more === 0 ? '' : inLetters(more).toLowerCase()) + capital(value % letters);
}

const fromLetters = (text: string) =>
  [...text].reduce((sum, char) => sum * letters + valueOf(char), 0);

/** How many letters a word begins with that the one before begins with too. */
function sharedWith(before: string, word: string): number {
  let count = 0;
  while (count < letters - 1 && count < word.length && word[count] === before[count]) count += 1;
  return count;
}

/** Sorted words in one text, each without what it shares with the one before. */
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

/** The words that texts and headings hold, each once, in the order in which they come. */
const wordsShown = (parts: Shown) =>
  new Set(parts.flatMap(({ heading, text }) => termsOf(`${heading} ${text}`)));

/**
 * Each part's further words as one list for all: every word once, with the steps from one part that has
 * it to the next. After gzip that is three quarters of lists of words at every part.
 */
export function furtherWords(parts: readonly { heading: string; text: string; more: string }[]) {
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

/** The further words of each part, in no order that means anything. */
export function furtherWordsOf(parts: Shown, { words, places }: FurtherWords): string[] {
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
