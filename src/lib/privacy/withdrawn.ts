import { decoded, fileKey } from '../files/file-name';
import { remembered } from '../remembered';
import { bareWords, isTitle, withoutClasses } from './bare-name';
import { APOSTROPHE, END, SPACE } from './characters';
import { isFilePath, wordsApart } from './file-path';
import { fingerprint } from './fingerprint';
import { gluedNames } from './glued-names';
import {
  hashesOn,
  hashOn,
  type ParsedFingerprint,
  parseFingerprint,
  shapeOf,
  mayBeSameName,
  isSameShape,
  waysOf,
  wordOf,
} from './name-fingerprints';
import { otherReadings } from './other-readings';
import type { PrivacyPolicy } from './policy';
import { type Found, withheldName, withoutNames } from './without-names';
import { isOfAddress, isOfTwo, type Word, wordsOf } from './words-of';

/** The fingerprint of a file, by its path in whatever spelling. */
export const fileFingerprint = (path: string): string => fingerprint(fileKey(path));

const isWithdrawn = ({ parts }: ParsedFingerprint) => parts.length > 0;

/** A part of a name in brackets, such as the family's: no class, whose letters would be taken for initials. */
const inBrackets = /[([{（]\s*((?:[\p{L}\p{M}'’.-]{3,}\s+)*[\p{L}\p{M}'’.-]{3,})\s*[)\]}）]/gu;

/** A text that is longer holds more than a name. */
const longestName = 120;

/** What was withdrawn, and how texts do without it. */
export interface Withdrawn {
  /** True for a text that is a withdrawn name and nothing else but a title, brackets or a class. */
  isName(text: unknown): boolean;
  /** True for the name of a child who is withdrawn, or may be: in a list of children nobody is shown so. */
  isChild(text: unknown): boolean;
  /** True for the path of a withdrawn file, or one that holds a withdrawn name. */
  isFile(text: unknown): boolean;
  /** Where names of several words stand in a text, those of other children of a like name, too. */
  places(text: string): Found[];
  /** True for a text that holds a withdrawn name. */
  names(text: string): boolean;
  /** The text with other words in the place of each withdrawn name; addresses that hold one are left out. */
  without(text: string): string;
}

/** A policy with what finds who is withdrawn; undefined where nobody is. */
export interface AppliedPolicy extends Omit<PrivacyPolicy, 'withdrawn'> {
  withdrawn: Withdrawn | undefined;
}

/** A policy that is ready to be held to. */
export const applied = (policy: PrivacyPolicy): AppliedPolicy => ({
  ...policy,
  withdrawn: policy.withdrawn.length > 0 ? withdrawnIn(policy.withdrawn) : undefined,
});

/** Looks for what stands in a policy's `withdrawn`. A single word is a name only where it stands alone. */
export function withdrawnIn(fingerprints: readonly string[]): Withdrawn {
  const files = new Set(fingerprints);
  const parsed = fingerprints.flatMap(parseFingerprint);
  const byHash = new Map<number, ParsedFingerprint[]>();
  for (const one of parsed) byHash.set(one.hash, [...(byHash.get(one.hash) ?? []), one]);
  const byWord = new Map<string, ParsedFingerprint[]>();
  for (const one of parsed)
    for (const word of one.parts.map(wordOf).filter(Boolean))
      byWord.set(word, [...(byWord.get(word) ?? []), one]);
  const longest = Math.max(0, ...parsed.map(({ letters }) => letters));

  const isNear = (parts: readonly string[]) =>
    parts
      .flatMap((part) => byWord.get(wordOf(part)) ?? [])
      .some((one) => mayBeSameName(one.parts, parts));
  const isMade = gluedNames(parsed, isNear);
  const isGlued = ({ letters }: Word, _at: number, { length }: readonly Word[]): boolean =>
    byHash.get(hashOn(0, letters))?.some(isWithdrawn) ?? isMade(letters, length === 1);

  /** The longest name that begins with a word: its last word, and whether it is another child's. */
  function nameAt(text: string, words: readonly Word[], first: number) {
    let [hash, bare, length, isKnown] = [0, 0, 0, false];
    let name: { last: number; isOther: boolean } | undefined;
    for (let at = first; at < words.length; at += 1) {
      const word = words[at];
      length += word?.letters.length ?? 0;
      if (!word || length > longest + 4 || (at > first && word.gap === END)) break;
      [hash, bare] = hashesOn(hash, word.letters);
      const known = byHash.get(hash) ?? byHash.get(bare);
      if (!known) continue;
      isKnown = true;
      const next = words[at + 1];
      // 'Maria D' does not end within "D'Souza", but she may own something.
      if (next?.gap === APOSTROPHE && next.letters !== 's') continue;
      if (isOfTwo(text, words, first, at)) continue;
      const shape = shapeOf(words.slice(first, at + 1));
      const same = known.filter((one) => one.spaces && isSameShape(one, shape));
      if (same[0]) name = { last: at, isOther: !same.some(isWithdrawn) };
    }
    return { isKnown, name };
  }

  /** Where names of several words stand in a text, and whether one of any kind may be all of it. */
  function findIn(text: string) {
    const places: Found[] = [];
    let isKnown = false;
    const words = longest > 0 ? wordsOf(text) : [];
    words.forEach((word, first) => {
      const begin = nameAt(text, words, first);
      isKnown ||= begin.isKnown;
      const isHandle =
        begin.isKnown &&
        isOfAddress(text, word) &&
        byHash.get(hashOn(0, word.letters))?.some((one) => one.spaces && isWithdrawn(one));
      if (!(begin.name ?? isHandle) || word.gap === APOSTROPHE) return;
      const before = words[first - 1];
      const hasTitle = before && word.gap === SPACE && isTitle(before.letters);
      const { from } = hasTitle ? before : word;
      const last = words[begin.name?.last ?? first] ?? word;
      // The dot of an initial, unless a sentence ends with it.
      const isDotted =
        last.letters.length === 1 &&
        /^\.\s?[\p{Ll}\d,;:!?]/u.test(text.slice(last.to, last.to + 4));
      const to = last.to + (isDotted ? 1 : 0);
      places.push({ from, to, isOther: begin.name?.isOther ?? false });
    });
    return { isKnown, places };
  }

  /** The same, also for names that stand in another reading of the text. */
  function find(text: string) {
    const found = findIn(text);
    const others = longest > 0 ? otherReadings(text).map(findIn) : [];
    const places = [found, ...others].flatMap((one) => one.places);
    return { ...found, places: places.sort((a, b) => a.from - b.from || b.to - a.to) };
  }

  /** The words of a name that stands alone, and what is known of the same letters. */
  function alone(text: string) {
    const words = wordsOf(bareWords(text).join(' '));
    const shape = shapeOf(words);
    const same = byHash.get(words.reduce((hash, { letters }) => hashOn(hash, letters), 0)) ?? [];
    return { words, same, exact: same.filter((one) => isSameShape(one, shape)) };
  }
  const isShort = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= longestName;
  // Brackets may part a name: 'Asha (Ashu) Menon'.
  const isName = (text: unknown, isKnown?: boolean) =>
    isShort(text) &&
    ((isKnown ?? find(text).isKnown) || text.includes('(')) &&
    alone(text).exact.some(isWithdrawn);
  const names = (text: string) => withoutNames(text, find(text).places, find) !== text;

  function isChild(text: unknown): boolean {
    if (typeof text === 'string' && names(text)) return true;
    if (!isShort(text)) return false;
    // 'T.A.' is also written 'TA'.
    const open = text
      .replace(inBrackets, ' $1 ')
      .replace(/\b(?![IVX]{2}\b)([A-Z])(?=[A-Z]\b)/g, '$1 ');
    if (open !== text && isChild(open)) return true;
    const { words, same, exact } = alone(text);
    if (exact[0]) return exact.some(isWithdrawn);
    const bare = wordsApart(withoutClasses(text));
    return same.some(isWithdrawn) || waysOf(words).some(isNear) || (bare !== text && isChild(bare));
  }
  const isPartOfChild = remembered(
    (part) => isChild(wordsApart(part)) || wordsOf(part).some(isGlued),
  );
  /**
   * Whether a path holds a name, or what a file or folder is called may be the child's: whoever took a picture wrote
   * whom it shows.
   */
  const namesIn = (path: string) =>
    names(path) ||
    path
      .replace(/\.[^./?#]{1,8}(?=[?#]|$)/, '')
      .split(/[/?#&=]/)
      .flatMap((part) => [part, withoutClasses(part)])
      .some(isPartOfChild);
  const isFile = remembered((path) => files.has(fileFingerprint(path)) || namesIn(decoded(path)));

  return {
    isName: (text) => isName(text),
    isChild,
    isFile: (text) =>
      fingerprints.length > 0 && typeof text === 'string' && isFilePath(text) && isFile(text),
    places: (text) => find(text).places,
    names,
    without(text) {
      const { isKnown, places } = find(text);
      return isName(text, isKnown) ? withheldName : withoutNames(text, places, find);
    },
  };
}
