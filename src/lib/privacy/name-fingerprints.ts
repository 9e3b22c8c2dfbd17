import { bareWords } from './bare-name';
import { CAPITAL, SPACE } from './characters';
import { isInitial } from './initial';
import { inLatinLetters } from './in-latin-letters';
import { inOneSpelling } from './one-spelling';
import { isSkeleton, skeletonOf } from './skeleton';
import { type Word, wordsOf } from './words-of';

/** The letters of a name as a reader sees them, in a row: those of one child are the same. */
export const lettersOf = (name: string): string =>
  wordsOf(bareWords(name).join(' '))
    .map(({ letters }) => letters)
    .join('');

/** Goes on with the hash of a name: FNV-1a over its letters, without what stands between words. */
export function hashOn(hash: number, letters: string): number {
  let on = hash;
  for (let at = 0; at < letters.length; at += 1) {
    on = Math.imul(on ^ letters.charCodeAt(at), 0x01000193);
  }
  return on;
}

/** What polite people, and Marathi, Bengali and Gujarati, put to the end of a name: 'Mohanji', 'मोहनने', 'মোহনের'. */
const ending = /(?:ji|जी|ने|ला|चा|ची|चे|च्या|এর|ের|র|কে|એ|ને|ના|ની|નો|નું)$/;

/** The hashes of a name that goes on with a word: with all of it, and without such an ending. */
export function hashesOn(hash: number, letters: string): [whole: number, bare: number] {
  const whole = hashOn(hash, letters);
  // Each word of each list comes here: only its end is looked at.
  const [end] = ending.exec(letters.slice(-4)) ?? [];
  return [whole, end === undefined ? whole : hashOn(hash, letters.slice(0, -end.length))];
}

const base36 = (hash: number) => (hash >>> 0).toString(36);

/**
 * Where the words of a name begin, in letters from its start, a character each: after what a reader sees as a
 * space, and everywhere.
 */
export function shapeOf(words: readonly Word[]): { spaces: string; all: string } {
  let [spaces, all, length] = ['', '', 0];
  words.forEach(({ letters, gap }, at) => {
    const place = length.toString(36).slice(-1);
    const before = words[at - 1]?.letters.length ?? 0;
    if (before) all += place;
    // 'K. R.' and 'KR' are the same initials.
    if (before && gap >= SPACE && before + letters.length > 2) spaces += place;
    length += letters.length;
  });
  return { spaces, all };
}

/** Letters that begin one name in two spellings: Filip, Philip; Joya, Zoya. */
const alike: Readonly<Record<string, string>> = { p: 'f', q: 'k', w: 'v', z: 'j' };

/**
 * The words of a name, each as its first letter and, unless it is an initial, a fingerprint of the whole word, or of its
 * skeleton for one side of `sideOf`. Hyphens part them, apostrophes and capitals do not.
 */
export function partsOf(words: readonly Word[], side = ''): string[] {
  const joined: string[] = [];
  for (const { letters, gap } of words) {
    // 'De Souza' is D'Souza.
    const isBehindDe = gap <= SPACE && joined.length > 1 && /^d[ae]$/.test(joined.at(-1) ?? '');
    const before = isBehindDe || gap <= CAPITAL ? (joined.pop() ?? '') : '';
    joined.push((isBehindDe ? 'd' : before) + letters);
  }
  return joined.map((letters) => {
    const whole = side ? skeletonOf(letters) : inOneSpelling(letters);
    const initial = (side ? whole : inLatinLetters(letters)).charAt(0);
    const first = base36(hashOn(0, alike[initial] ?? initial)).slice(-1);
    return isInitial(letters) ? first : first + base36(hashOn(0, side + whole)).slice(-4);
  });
}

/** By its skeleton a name in the letters of Tamil or Urdu is compared with those in other letters alone. */
const sideOf = (words: readonly Word[], isSought: boolean) =>
  words.some(({ letters }) => isSkeleton(letters)) === isSought ? '<' : '>';

/** What is compared of a name: of one that is looked for, or of one that may be it. */
export const waysOf = (words: readonly Word[], isSought = false): string[][] => [
  partsOf(words),
  partsOf(words, sideOf(words, isSought)),
];

/** The fingerprint of a whole word, whatever letter its spelling begins with: 'Bikash' is Vikas; '' for an initial. */
export const wordOf = (part: string): string => part.slice(1);

/** A name that is looked for. */
export interface ParsedFingerprint {
  hash: number;
  letters: number;
  spaces: string;
  all: string;
  /** None where it is the name of another child, who is shown. */
  parts: string[];
}

function fingerprintsOf(name: string, isOther: boolean): string[] {
  const written = [false, true].map((keepTitles) => bareWords(name, keepTitles).join(' '));
  return [...new Set(written)].flatMap((text) => {
    const words = wordsOf(text);
    const letters = words.map((word) => word.letters).join('');
    const hash = base36(hashOn(0, letters));
    const { spaces, all } = shapeOf(words);
    const [parts, skeletons] = isOther ? [] : waysOf(words, true).map((one) => one.join('-'));
    const name = [hash, letters.length.toString(36), spaces, all, parts].join('.');
    // Of no letters: by its skeleton nobody is the same for sure.
    return words.length > 1 && skeletons
      ? [name, `${base36(hashOn(0, `>${skeletons}`))}.0...${skeletons}`]
      : [name];
  });
}

/**
 * The fingerprints of a name, with and without a title that may be a part of it: the hash of its letters, their
 * number, where its words begin, and its parts, for names that may be the same.
 */
export const nameFingerprints = (name: string): string[] => fingerprintsOf(name, false);

/** The fingerprints of the name of another child, who is shown though it is like a withdrawn one. */
export const otherFingerprints = (name: string): string[] => fingerprintsOf(name, true);

/** The name of a fingerprint; none for that of a file. */
export function parseFingerprint(fingerprint: string): ParsedFingerprint[] {
  const [hash = '', letters, spaces = '', all = '', parts] = fingerprint.split('.');
  return letters === undefined
    ? []
    : [
        {
          hash: parseInt(hash, 36) | 0,
          letters: parseInt(letters, 36),
          spaces,
          all,
          parts: parts ? parts.split('-') : [],
        },
      ];
}
const isWithin = (some: string, all: string) => [...some].every((place) => all.includes(place));

/**
 * Whether two names of the same letters are one: where one has a space, the other has one, a hyphen or an
 * apostrophe. "D'Souza", 'D Souza' and 'DSouza' are, 'Ram Anand' and 'Ramanand' only may be.
 */
export const isSameShape = (
  one: { spaces: string; all: string },
  other: { spaces: string; all: string },
): boolean => isWithin(one.spaces, other.all) && isWithin(other.spaces, one.all);

/**
 * Whether the parts of a name may be those of another: in any order, with initials for words, and with words
 * left out on one side. One word at least, beside the initials, is the same.
 */
export function mayBeSameName(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  const left = [...more];
  const take = (at: number) => at >= 0 && left.splice(at, 1);
  const rest = fewer.filter(
    (part) => !take(left.findIndex((of) => (wordOf(part) || part) === (wordOf(of) || of))),
  );
  return (
    (fewer.length > 1 || more.length < 2) &&
    fewer.some((part) => wordOf(part) && !rest.includes(part)) &&
    rest.every((part) =>
      take(left.findIndex((of) => of[0] === part[0] && !(wordOf(of) && wordOf(part)))),
    )
  );
}
