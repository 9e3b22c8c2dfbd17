import { END } from './characters';
import { type ParsedFingerprint, partsOf, wordOf } from './name-fingerprints';

const partOf = (letters: string) => partsOf([{ letters, from: 0, to: 0, gap: END }])[0] ?? '';

/**
 * What tells whether a word is a name without blanks, in any order: 'menonasha', 'ashamenonva', 'tarajoseph'; one that
 * stands alone also with an initial, 'asham'. `all` are the names that are looked for, and `isNear` knows who may be meant.
 */
export function gluedNames(
  all: readonly ParsedFingerprint[],
  isNear: (parts: readonly string[]) => boolean,
): (letters: string, isAlone: boolean) => boolean {
  const words = new Set(all.flatMap(({ parts }) => parts.map(wordOf)).filter(Boolean));
  const initials = new Set(all.flatMap(({ parts }) => parts.map((part) => part.charAt(0))));
  // Other spellings may have some letters more.
  const longest = Math.max(0, ...all.map((one) => one.letters)) + 3;

  /** The known words that are written in one, the longest first; none where something is left. */
  function partsIn(letters: string): string[] {
    if (!initials.has(partOf(letters.charAt(0)))) return [];
    for (let end = letters.length; end > 2; end -= 1) {
      const part = partOf(letters.slice(0, end));
      if (!words.has(wordOf(part))) continue;
      const rest = partsIn(letters.slice(end));
      if (end === letters.length || rest.length > 0) return [part, ...rest];
    }
    return [];
  }
  function isName(letters: string, isAlone: boolean): boolean {
    const bare = letters.replace(/[ivx]{1,4}[a-h]$/, '');
    const ways = [...new Set([letters, bare])].map(partsIn);
    if (isAlone)
      ways.push(
        [partOf(letters.charAt(0)), ...partsIn(letters.slice(1))],
        [...partsIn(letters.slice(0, -1)), partOf(letters.slice(-1))],
      );
    return ways.some((parts) => parts.length > 1 && isNear(parts));
  }
  // Albums of thousands of photos have the same words again and again.
  const known = new Map<string, boolean>();
  return (letters, isAlone) => {
    if (letters.length < 5 || letters.length > longest) return false;
    const key = letters + (isAlone ? ' ' : '');
    const found = known.get(key) ?? isName(letters, isAlone);
    known.set(key, found);
    return found;
  };
}
