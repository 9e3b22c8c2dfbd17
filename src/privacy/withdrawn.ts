import { decoded, fileKey } from '../files/file-name';
import { fingerprint } from './fingerprint';
import { bareNameOf, isFilePath } from './withdrawn-files';
import { type Word, wordsOf } from './words-of';

/** What stands in the place of a withdrawn name that stands alone. */
export const withheldName = 'Name withheld';

/** What a sentence says in its place. */
const inSentence = { begin: 'A student', within: 'a student' };

// Between the words of one name: spaces, hyphens of an address, marks and tags of emphasis.
const gap = /^(?:[\s._*~-]|&nbsp;|<[^<>]{0,200}>)+$/;

/** A text that is longer holds more than a name. */
const longestName = 120;

/** How long words are with a space between each two. */
const lengthOf = (words: readonly Word[], first = 0, count = words.length): number => {
  let length = count - 1;
  for (let at = first; at < first + count; at += 1) {
    const word = words[at];
    if (word) length += word.to - word.from;
  }
  return length;
};

/** The mark of some words. Their number and length stand before it, so that few texts have to be tried. */
const markOf = (text: string, words: readonly Word[]): string => {
  const name = words
    .map(({ from, to }) => text.slice(from, to))
    .join(' ')
    .toLowerCase();
  const shape = `${words.length.toString(36)}.${lengthOf(words).toString(36)}`;
  return `${shape}.${fingerprint(name)}`;
};

/** The mark of a name, however it is written: spaces, capitals and dots make no difference. */
export function nameMark(name: string): string {
  const text = name.normalize('NFC');
  return markOf(text, wordsOf(text));
}

/** The mark of a file, by its path in whatever spelling. */
export const fileMark = (path: string): string => fingerprint(fileKey(path));

/** How many words and letters the names of several words have, each pair once. */
function shapesOf(marks: readonly string[]): { count: number; length: number }[] {
  const shapes = new Set(marks.map((mark) => mark.split('.').slice(0, -1).join('.')));
  return [...shapes].flatMap((shape) => {
    const [count = 0, length = 0] = shape.split('.').map((part) => parseInt(part, 36));
    return count > 0 ? [{ count, length }] : [];
  });
}

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
  const hasFiles = marks.some((mark) => !mark.includes('.'));
  const shapes = shapesOf(marks);

  /** Where the name that begins with a word ends; undefined where none begins. */
  function nameEnd(text: string, words: readonly Word[], first: number): number | undefined {
    for (const { count, length } of shapes) {
      if (count < 2 || first + count > words.length) continue;
      if (lengthOf(words, first, count) !== length) continue;
      const name = words.slice(first, first + count);
      if (!known.has(markOf(text, name))) continue;
      const isOne = name.every((word, index) => {
        const next = name[index + 1];
        return !next || gap.test(text.slice(word.to, next.from));
      });
      if (isOne) return first + count - 1;
    }
    return undefined;
  }

  function names(text: string): { from: number; to: number }[] {
    if (shapes.length === 0) return [];
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

  function isName(sent: unknown): boolean {
    if (shapes.length === 0 || typeof sent !== 'string' || sent.length > longestName) return false;
    const text = sent.normalize('NFC');
    const words = wordsOf(text);
    const fits = shapes.some(
      ({ count, length }) => count === words.length && length === lengthOf(words),
    );
    return fits && known.has(markOf(text, words));
  }

  /** Whether a path holds a name; a single word is one where it is all of the file's own name. */
  function namesIn(path: string): boolean {
    return names(path.normalize('NFC')).length > 0 || isName(bareNameOf(path));
  }

  return {
    isName,
    isFile: (text) =>
      known.size > 0 &&
      typeof text === 'string' &&
      isFilePath(text) &&
      ((hasFiles && known.has(fileMark(text))) || namesIn(decoded(text))),
    without(sent) {
      if (isName(sent)) return withheldName;
      const text = sent.normalize('NFC');
      return names(text).reduceRight((left, { from, to }) => {
        const before = left.slice(0, from);
        const words = before.trimEnd();
        // A full stop ends a sentence only where a blank follows.
        const begins = /^$|>$/.test(words) || (words !== before && /[.!?]$/.test(words));
        return (
          left.slice(0, from) + (begins ? inSentence.begin : inSentence.within) + left.slice(to)
        );
      }, text);
    },
  };
}
