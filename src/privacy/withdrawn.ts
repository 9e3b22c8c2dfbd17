import { fingerprint } from './fingerprint';

/** What stands in the place of a withdrawn name that stands alone. */
export const withheldName = 'Name withheld';

/** What a sentence says in its place. */
const inSentence = { begin: 'A student', within: 'a student' };

/** As many words as a name may have. */
const mostWords = 6;

// Tags and entities are no words.
const word = /<[^<>]*>|&\w+;|([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)/gu;
// Between the words of one name: spaces, hyphens of an address, marks and tags of emphasis.
const gap = /^(?:[\s._*~-]|&nbsp;|<[^<>]{0,200}>)+$/;
const file = /^[^\s<>]+\.[a-z0-9]{2,5}$/i;

interface Word {
  text: string;
  from: number;
  to: number;
}

/** The words of a text in small letters; the end of "Asha's" is no part of the name. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].flatMap(({ 1: found, index }) => {
    if (found === undefined) return [];
    const bare = found.replace(/['’]s$/i, '');
    return { text: bare.normalize('NFC').toLowerCase(), from: index, to: index + bare.length };
  });
}

/** The mark of a name, however it is written: spaces, capitals and dots make no difference. */
export function nameMark(name: string): string {
  return fingerprint(
    wordsOf(name)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The mark of a file, by its path as the content names it. */
export const fileMark = (path: string): string => fingerprint(path.replace(/^\/+/, ''));

/** What was withdrawn, and how texts do without it. */
export interface Withdrawn {
  /** True for a text that is a withdrawn name and nothing else. */
  isName(text: unknown): boolean;
  /** True for the path of a withdrawn file, or one that holds a withdrawn name. */
  isFile(text: unknown): boolean;
  /** The text with other words in the place of each withdrawn name. */
  without(text: string): string;
}

/** Looks for what stands in a policy's `withdrawn`. A single word is a name only where it stands alone. */
export function withdrawnIn(marks: readonly string[]): Withdrawn {
  const known = new Set(marks);

  /** Where the name that begins with a word ends; undefined where none begins. */
  function nameEnd(text: string, words: readonly Word[], first: number): number | undefined {
    let name = words[first]?.text ?? '';
    let end: number | undefined;
    for (let next = first + 1; next < Math.min(words.length, first + mostWords); next += 1) {
      const [before, here] = [words[next - 1], words[next]];
      if (!before || !here || !gap.test(text.slice(before.to, here.from))) break;
      name += ` ${here.text}`;
      if (known.has(fingerprint(name))) end = next;
    }
    return end;
  }

  function names(text: string): { from: number; to: number }[] {
    if (known.size === 0) return [];
    const words = wordsOf(text);
    const found: { from: number; to: number }[] = [];
    for (let first = 0; first < words.length; first += 1) {
      const last = nameEnd(text, words, first);
      if (last === undefined) continue;
      found.push({ from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 });
      first = last;
    }
    return found;
  }

  const isName = (text: unknown) =>
    known.size > 0 && typeof text === 'string' && known.has(nameMark(text));
  return {
    isName,
    isFile: (text) =>
      known.size > 0 &&
      typeof text === 'string' &&
      file.test(text) &&
      (known.has(fileMark(text)) || names(text).length > 0),
    without(text) {
      if (isName(text)) return withheldName;
      return names(text).reduceRight((left, { from, to }) => {
        const begins = /(^|[.!?]\s+|>)\s*$/.test(left.slice(0, from));
        return (
          left.slice(0, from) + (begins ? inSentence.begin : inSentence.within) + left.slice(to)
        );
      }, text);
    },
  };
}
