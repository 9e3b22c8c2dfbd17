import { guessLanguage } from '../../lib/language/guess-language';
import { wordsOf } from './words';

/** A text with the words that were asked for told apart. */
export interface Marked {
  lang: string;
  /** Its pieces in turn: what is between found words, and a found word. */
  pieces: readonly string[];
}

/** How long an excerpt is, in characters. */
export const excerptLength = 72;

/** Where the most of the found words stand close together: the first of these places. */
function densest(places: readonly { start: number }[]): number {
  let best = 0;
  let most = 0;
  places.forEach(({ start }, index) => {
    const inside = places.slice(index).filter((other) => other.start < start + excerptLength);
    if (inside.length > most) [best, most] = [start, inside.length];
  });
  return best;
}

/** Moves a cut to the space before it, so that no word is broken. */
const toSpace = (text: string, at: number) =>
  at <= 0 ? 0 : at >= text.length ? text.length : text.lastIndexOf(' ', at) + 1;

/** Splits a text at the words that were found. */
export function markedPieces(text: string, terms: ReadonlySet<string>): Marked {
  const pieces: string[] = [];
  let at = 0;
  for (const { term, start, end } of wordsOf(text)) {
    if (!terms.has(term)) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  pieces.push(text.slice(at));
  return { lang: guessLanguage(text) ?? 'en', pieces };
}

/** The part of a text around the words that were found, with these marked; its beginning without any. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Marked {
  const places = wordsOf(text).filter(({ term }) => terms.has(term));
  const from = toSpace(text, densest(places) - 40);
  const to = toSpace(text, from + excerptLength);
  const cut = text.slice(from, to).trim();
  return markedPieces(`${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`, terms);
}
