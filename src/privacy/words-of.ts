/** Where a word of a text stands. */
export interface Word {
  from: number;
  to: number;
}

const between = (code: number, least: number, most: number) => code >= least && code <= most;

/**
 * Whether a character belongs to a word, in any script. A table instead of `\p{L}`: a reply may hold a
 * million words, and nothing may be slow for a name that hardly ever stands in it.
 */
function isLetter(code: number): boolean {
  // Past the end of a text the code is NaN.
  if (!(code >= 0xc0)) return between(code | 0x20, 0x61, 0x7a);
  // The danda ends sentences in Hindi; the two joiners stand inside its words.
  if (between(code, 0x2000, 0x206f)) return code === 0x200c || code === 0x200d;
  return code !== 0xd7 && code !== 0xf7 && !between(code, 0x964, 0x965);
}

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019;

/** The end of a tag or an entity that begins at a place; the place itself where none does. */
function markupEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== 0x3c && code !== 0x26) return at;
  const end = text.indexOf(code === 0x3c ? '>' : ';', at);
  const longest = code === 0x3c ? 200 : 10;
  return end < 0 || end - at > longest ? at : end;
}

/** The words of a text; tags and entities are none, and the end of "Asha's" is no part of the name. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; at += 1) {
    at = markupEnd(text, at);
    if (!isLetter(text.charCodeAt(at))) continue;
    let to = at + 1;
    while (
      isLetter(text.charCodeAt(to)) ||
      (isApostrophe(text.charCodeAt(to)) && isLetter(text.charCodeAt(to + 1)))
    ) {
      to += 1;
    }
    const isOwner =
      to - at > 2 &&
      (text.charCodeAt(to - 1) | 0x20) === 0x73 &&
      isApostrophe(text.charCodeAt(to - 2));
    words.push({ from: at, to: isOwner ? to - 2 : to });
    at = to - 1;
  }
  return words;
}
