import { wordsOf } from './words';

/** A piece of an excerpt; `found` is one of the words that were asked for. */
export interface Piece {
  text: string;
  found: boolean;
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
export function markedPieces(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { term, start, end } of wordsOf(text)) {
    if (!terms.has(term)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

/** The part of a text around the words that were found, with these marked; its beginning without any. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const places = wordsOf(text).filter(({ term }) => terms.has(term));
  const from = toSpace(text, densest(places) - 40);
  const to = toSpace(text, from + excerptLength);
  const cut = text.slice(from, to).trim();
  return markedPieces(`${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`, terms);
}
