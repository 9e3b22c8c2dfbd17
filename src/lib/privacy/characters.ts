import { decoded } from '../files/file-name';

/*
 * What a character does to a name, for a reader. Of those between two words the highest counts: a space with a
 * hyphen is a space.
 */
/** Nothing is seen of it: joiners, soft hyphens, variation selectors, marks of direction, control characters. */
export const UNSEEN = 0;
/** An apostrophe, or what stands for one; also a character that was lost on the way. */
export const APOSTROPHE = 1;
/** A capital after a small letter, as in 'AshaMenon.jpg'. */
export const CAPITAL = 2;
/** Hyphens, dashes, tags, Markdown's marks for strong text, and blanks without width: what they part may be one word. */
const HYPHEN = 3;
/** Spaces, and what stands for them in addresses, initials and Markdown. */
export const SPACE = 4;
/** What stands between the cells of a table, or between two children; some write it between the words of one name. */
export const BAR = 5;
/** No name goes on after it. */
export const END = 6;
/** A letter, or a mark above or below one. */
export const LETTER = 7;

function find(char: string): number {
  if (char === '\u200b') return HYPHEN;
  // Readers take control characters out, and browsers show none.
  if (/[\p{DI}\p{Cc}]/u.test(char) && !/\s/.test(char)) return UNSEEN;
  if (/['`´‘’‛ʹʻ-ʿˈ՚׳′‵ꞌ＇\ufffd]/.test(char)) return APOSTROPHE;
  if (/[\p{Pd}\\−⁃˗*]/u.test(char)) return HYPHEN;
  if (/[\s._~+]/.test(char)) return SPACE;
  if (/[/|]/.test(char)) return BAR;
  return /[\p{L}\p{M}]/u.test(char) ? LETTER : END;
}

// A reply may hold a million characters: each is looked at by patterns only once.
const known = new Int8Array(0x10000).fill(-1);

/** What a character is, by its code point; NaN, past the end of a text, ends a name. */
export function kindOf(code: number): number {
  const kind = known[code] ?? -1;
  if (kind >= 0) return kind;
  const found = code >= 0 ? find(String.fromCodePoint(code)) : END;
  known[code] = found;
  return found;
}

const accents = 'grave acute circ tilde uml ring cedil'.split(' ');

// As escapes: combining marks would join the quotes.
const combining = '\u0300\u0301\u0302\u0303\u0308\u030a\u0327';

/** A tag; an entity, encoded once or more often; a character as JSON and YAML escape it, or an address, more often, too. */
const markup =
  /<[^<>]{0,200}>|&(?:amp;){0,3}(?:#0*(\d{1,7})|#x0*([\da-f]{1,6})|([a-z]{2,6}));?|\\u([\da-f]{4})|(%(?:25){0,3}(?:[2-7][\da-f]|[c-f][\da-f](?:%(?:25){0,3}[89ab][\da-f]){1,3}))/iy;

/**
 * The markup that begins at a place and what a reader sees of it: a hyphen for a tag, and a semicolon for what
 * no name has in it.
 */
export function markupAt(text: string, at: number): { seen: string; to: number } | undefined {
  markup.lastIndex = at;
  const found = markup.exec(text);
  if (!found) return undefined;
  const [, decimal, hex, name = '', escaped, percent] = found;
  const code = decimal ? Number(decimal) : parseInt(hex ?? escaped ?? '', 16);
  let seen = percent ? decoded(percent.replace(/%(?:25)+(?=..)/g, '%')) : ';';
  if (accents.includes(name.slice(1)))
    seen = name.charAt(0) + combining.charAt(accents.indexOf(name.slice(1)));
  else if (/^(?:shy|zwn?j|[lr]rm)$/.test(name)) seen = '\u00ad';
  else if (/quo$|^(?:apos|prime|grave|acute)$/.test(name)) seen = "'";
  else if (/sp$/.test(name)) seen = ' ';
  else if (/dash$|^(?:hyphen|minus)$/.test(name) || found[0].startsWith('<')) seen = '-';
  else if (code <= 0x10ffff) seen = String.fromCodePoint(code);
  return { seen, to: markup.lastIndex };
}
