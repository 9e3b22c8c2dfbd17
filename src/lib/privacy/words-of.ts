import { BAR, CAPITAL, END, kindOf, LETTER, markupAt, SPACE, UNSEEN } from './characters';
import { folded } from './folded';

/** A word of a text, as a reader sees it. */
export interface Word {
  from: number;
  to: number;
  /** Its letters, folded. */
  letters: string;
  /** What stands before it, back to the word before. */
  gap: number;
}

const asLetters = (seen: string) => (/^[a-z]+$/i.test(seen) ? seen.toLowerCase() : folded(seen));

/** The words of a text. Tags part them, and what a tag itself says (`alt`) is none. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let gap = END;
  /** Where the word began that is read; -1 between words. */
  let from = -1;
  /** What was read of it, up to the place from which on the text says the same. */
  let [read, same] = ['', 0];
  /** What a reader sees before a place: a capital begins a word behind a small letter, or behind what is not seen. */
  let [before, beforeKind] = [0, END];
  // The text ends as by a mark: the code is NaN there.
  for (let at = 0; at <= text.length;) {
    let code = text.charCodeAt(at);
    let to = at + 1;
    // What may be markup, and the first halves of characters.
    const isMarked = code === 0x3c || code === 0x26 || code === 0x5c || code === 0x25;
    const found = isMarked ? markupAt(text, at) : undefined;
    if (found) {
      code = found.seen.codePointAt(0) ?? 0;
      to = found.to;
    } else if (code >= 0xd800 && code < 0xdc00) {
      code = text.codePointAt(at) ?? 0;
      to += code > 0xffff ? 1 : 0;
    }
    const kind = kindOf(code);
    const isCapital = code >= 0x41 && code <= 0x5a && (before >= 0x61 || beforeKind === UNSEEN);
    if (kind === LETTER && from < 0) [from, read, same] = [at, '', at];
    if (from >= 0 && found && (kind === LETTER || kind === UNSEEN)) {
      read += text.slice(same, at) + found.seen;
      same = to;
    } else if (from >= 0 && at > from && (isCapital || (kind !== LETTER && kind !== UNSEEN))) {
      words.push({ from, to: at, letters: asLetters(read + text.slice(same, at)), gap });
      [from, read, same] = [isCapital ? at : -1, '', at];
      gap = isCapital ? CAPITAL : UNSEEN;
    }
    if (from < 0) gap = Math.max(gap, kind);
    [before, beforeKind] = [code, kind];
    at = to;
  }
  return words;
}

/** Whether two words of a name stand on both sides of a bar as those of two other children: 'Ravi Asha/Menon Lal'. */
export function isOfTwo(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
): boolean {
  const [before, begin, after] = [words[first - 1], words[first], words[last + 1]];
  return (
    words.slice(first + 1, last + 1).some(({ gap }) => gap === BAR) &&
    [begin, after].every((word) => word && word.gap <= SPACE) &&
    [before, after].every((word) => word && /\p{Lu}/u.test(text.charAt(word.from)))
  );
}

/** Whether a word is the name of an account, a hashtag or a part of an address: none has blanks. */
export const isOfAddress = (text: string, { from, to }: Word): boolean =>
  /[#@/]/.test(text.charAt(from - 1)) || /^\d{0,4}@/.test(text.slice(to, to + 5));
