import { basename } from 'node:path';
import { APOSTROPHE, BAR } from '../../lib/privacy/characters';
import { inOneSpelling } from '../../lib/privacy/one-spelling';
import { isSkeleton, skeletonOf } from '../../lib/privacy/skeleton';
import { type Withdrawn, withdrawnIn } from '../../lib/privacy/withdrawn';
import { type Word, wordsOf } from '../../lib/privacy/words-of';
import type { Diagnostic } from '../diagnostics';
import { isRecord } from '../record';
import type { Path, SourceFile } from '../source-file';
import { withdrawnEntries, withdrawnFingerprints } from './read-privacy';

/** Words that may name a withdrawn child, at their place. */
export interface PossibleName extends Diagnostic {
  words: string;
  /** Who looks after what they stand in, if that is written. */
  owner?: string;
}

/** A withdrawn child, and what finds names that may be hers. */
interface WithdrawnChild {
  name: string;
  /** How messages call her: '"Asha Menon" (content/privacy.yaml:31)'. */
  called: string;
  words: ReadonlySet<string>;
  mayBe(text: string): boolean;
}

function childrenIn(
  privacy: SourceFile,
  { isChild: isAnyChild, isName }: Withdrawn,
): WithdrawnChild[] {
  return withdrawnEntries(privacy.value).flatMap((entry, index) => {
    const { name } = entry;
    if (typeof name !== 'string') return [];
    const place = `${privacy.file}:${privacy.at(['withdrawn', index]).line}`;
    // What stands apart from the repository stays out of the logs of its workflows.
    const isPublic = basename(privacy.file) === 'privacy.yaml';
    const { isChild } = withdrawnIn(withdrawnFingerprints({ withdrawn: [entry] }));
    return {
      name,
      called: isPublic ? `"${name}" (${place})` : `the one of ${place}`,
      words: new Set(
        wordsOf(name).flatMap(({ letters }) => [inOneSpelling(letters), skeletonOf(letters)]),
      ),
      // Nobody has to be told of what is surely withheld. The `others` of every child count.
      mayBe: (text) => isChild(text) && isAnyChild(text) && !isName(text),
    };
  });
}

/** An address of a page stays as it is, for others lead there. */
const isAddress = /^[^\s/]*\/\S*$/;

/** How many words a name may have to be looked at. */
const mostWords = 6;

/** Words of Hindi that are as short as initials, behind which a dot stands. */
const isParticle = (letters: string, next: string): boolean =>
  !/[.०]/.test(next) &&
  /^(?:का|के|की|को|कि|में|से|ने|पर|है|हैं|जी|भी|ही|तो|या|था|थे|थी|न|ना|व|ये|वे|दो|दी|ली)$/.test(letters);

/** The words of a text that may belong to names: none with a small first letter, and none of sure names. */
function nameWords(text: string, { places }: Withdrawn): (Word | undefined)[] {
  const sure = places(text);
  const isSentence = /\s/.test(text);
  return wordsOf(text).map((word) => {
    const isSure = sure.some(({ from, to }) => word.from >= from && word.to <= to);
    const isSmall = isSentence && /^\p{Ll}/u.test(text.slice(word.from, word.to));
    const isFiller = isSentence && isParticle(word.letters, text.charAt(word.to));
    return isSure || isSmall || isFiller ? undefined : word;
  });
}

/** Whether a name can go on from a word to the next one: no sentence ended between them. */
function goesOn(text: string, before: Word | undefined, word: Word | undefined): boolean {
  if (!before || !word || word.gap >= BAR) return false;
  return before.letters.length < 4 || !/\.\s/.test(text.slice(before.to, word.from));
}

/** The parts of a text that may be the name of a child; of those within each other the longest. */
function placesIn(
  text: string,
  words: readonly (Word | undefined)[],
  { name, words: known, mayBe }: WithdrawnChild,
): { from: number; to: number }[] {
  const keyOf = isSkeleton(text) === isSkeleton(name) ? inOneSpelling : skeletonOf;
  if (!words.some((word) => word && known.has(keyOf(word.letters)))) return [];
  // A name that stands alone may be written as 'Joseph, Tara' or in one word.
  if (words.length <= mostWords && words.every(Boolean) && mayBe(text)) {
    return [{ from: 0, to: text.length }];
  }
  const found: { from: number; to: number }[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let count = 1;
    while (count < mostWords && goesOn(text, words[first + count - 1], words[first + count])) {
      count += 1;
    }
    for (; count > 1; count -= 1) {
      const [from = 0, to = 0] = [words[first]?.from, words[first + count - 1]?.to];
      const next = words[first + count];
      // "D'Silva" is one word, and "Tara's" is Tara.
      const isCut = next?.gap === APOSTROPHE && next.letters !== 's';
      if (isCut || !mayBe(text.slice(from, to))) continue;
      found.push({ from, to });
      first += count - 1;
      break;
    }
  }
  return found;
}

/**
 * Words of files that may name a withdrawn child: initials, another order, a name less or more. They are shown
 * where they stand, though in no list of children, so whoever wrote them is asked. Also addresses that name one.
 */
export function possibleNames(
  sources: readonly SourceFile[],
  privacy: readonly SourceFile[],
): PossibleName[] {
  const withdrawn = withdrawnIn(privacy.flatMap(({ value }) => withdrawnFingerprints(value)));
  const children = privacy.flatMap((file) => childrenIn(file, withdrawn));
  if (children.length === 0) return [];

  function inText(source: SourceFile, text: string, path: Path): PossibleName[] {
    if (isAddress.test(text) && withdrawn.names(text) && !withdrawn.isFile(text)) {
      const message = `the address "${text}" names a withdrawn child, so it is left out; write another one`;
      return [{ ...source.at(path), message, words: text }];
    }
    const all = nameWords(text, withdrawn);
    return children.flatMap((child) =>
      placesIn(text, all, child).map(({ from, to }) => {
        const words = text.slice(from, to).trim().replace(/\s+/g, ' ');
        const message =
          `"${words}" is perhaps the same child as ${child.called}; if so, remove it ` +
          'or withdraw this name too; if not, write it under "others" there';
        return { ...source.at(path, { offset: from }), message, words };
      }),
    );
  }
  function inValue(source: SourceFile, value: unknown, path: Path, above?: string): PossibleName[] {
    if (typeof value === 'string') {
      const owned = above === undefined ? {} : { owner: above };
      return inText(source, value, path).map((one) => ({ ...one, ...owned }));
    }
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => inValue(source, item, [...path, index], above));
    }
    if (!isRecord(value)) return [];
    const owner = typeof value.owner === 'string' ? value.owner : above;
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'owner' ? [] : inValue(source, inner, [...path, key], owner),
    );
  }
  return sources.flatMap((source) => inValue(source, source.value, []));
}
