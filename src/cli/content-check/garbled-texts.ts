import { sortDiagnostics, type Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import type { ReadKind } from '../../content-service/dataset/read-kind';
import { textsIn } from '../../content-service/dataset/named-files';
import { asUtf8, plainLetters } from '../../lib/http/provider-reply/misread-utf8';

/**
 * Words that are frequent in Hindi ("में", "है", "और", "सूचना") as they are typed for Kruti Dev, a font that draws Hindi in the
 * place of Latin letters. English has none of them.
 */
const krutiDev =
  /(?<![A-Za-z])(?:dk|dh|dks|esa|gS|gSa|gSaA|gSA|vkSj|,oa|Jh|d\{kk|fo\|ky;|fo\|kFkhZ|fnukad|lwpuk|Nk=|Nk=ksa|vFkok|lHkh|le;|ijh\{kk|vfHkHkkod|vfHkHkkodksa|vodk'k|ugha|ugÈ|fnol|Hkkjr|fganh|fgUnh|cPps|cPpksa|izos'k|'kqYd|dk;ZØe|iz\/kkukpk;Z|fy,)(?![A-Za-z|{;=])/g;

/** Two of them, for one may be a code. */
const isOfKrutiDev = (text: string) =>
  new Set(Array.from(text.matchAll(krutiDev), ([word]) => word)).size > 1;

/** 'khzth;fs;' of Bamini, 'skUl' of AnmolLipi and Shivaji, 'çßlæÜØ' of Chanakya: signs, capitals and accents where Latin words have none. */
const ofOldFont =
  /^[a-z][A-Za-z]*[;|~{}][A-Za-z]|^[a-z]+[A-Z]|\p{L}[¡-¦¨©¬¯±´-¶¸¼-¿†‡ˆ˜ƒ×÷]\p{L}|[À-ÿ]{3}/u;

const isEnglish =
  /(?<![A-Za-z])(?:the|of|and|to|for|with|are|will|be|on|at|by|from|is|in|or|an?)(?![A-Za-z])/i;

/** Six of them, and a third of its words: names such as eBook and PhonePe are no more than that, nor is code. */
const isOfOldFont = (text: string) => {
  if (isEnglish.test(text) || isOfKrutiDev(text)) return false;
  const words = (text.match(/\S+/g) ?? []).filter((word) => /\p{L}{2}/u.test(word));
  const odd = words.filter(
    (word) => ofOldFont.test(word) && !/[/@=(]/.test(word) && asUtf8(word) === word,
  );
  return new Set(odd).size > 5 && odd.length * 3 >= words.length;
};

/** What visitors can't read: the words that show it, and what to do. */
const kinds: readonly [
  isFound: (word: string, text: string) => boolean,
  message: (word: string) => string,
][] = [
  [
    (word) => asUtf8(word) !== word,
    (word) =>
      `"${word}" was saved in one encoding and opened in another; write "${asUtf8(word)}", and look at the rest of the file`,
  ],
  [
    (word) => plainLetters(word) !== word,
    (word) =>
      `the letters of "${word}" are signs of mathematics to a screen reader; write "${plainLetters(word)}"`,
  ],
  [
    (word) => word.includes('\ufffd'),
    (word) => `letters of "${word}" were lost on the way here; write the word anew`,
  ],
  [
    (word) => /[\ue000-\uf8ff]/.test(word),
    () =>
      'here stands a sign of one font alone, such as a bullet of Word, and others show an empty box; remove it, or begin the lines of a list with "- "',
  ],
  [
    (word, text) => word.search(krutiDev) >= 0 && isOfKrutiDev(text),
    () =>
      'this is typed for the font Kruti Dev, without which it is no Hindi; convert it (search for "Kruti Dev to Unicode"), and put that in its place',
  ],
  [
    (word, text) => ofOldFont.test(word) && isOfOldFont(text),
    () =>
      'this seems typed for a font of its own, such as Bamini, Shivaji or Chanakya, without which nobody can read it; convert it (search for the font\'s name and "to Unicode"), and put that in its place',
  ],
];

/** Texts that visitors can't read: each kind once for a file, with its first place. */
export function garbledTexts(folder: ContentFolder, lists: readonly ReadKind[]): Diagnostic[] {
  const { pages, facts, site, home, navigation, alert, opening } = folder;
  const sources = [...pages, ...facts, site, home, navigation, alert, opening];
  const hints = [...sources, ...lists.map(({ source }) => source)].flatMap((source) => {
    if (!source || source.broken) return [];
    return kinds.flatMap(([isFound, messageOf]) => {
      const found = textsIn(source.value).flatMap(({ text, path }) => {
        const words = Array.from(text.matchAll(/\S+/g));
        const word = words.find((one) => isFound(one[0], text));
        return word ? [{ path, offset: word.index, message: messageOf(word[0]) }] : [];
      });
      const [first] = found;
      const more = found.length > 1 ? `; the same in ${found.length - 1} more` : '';
      return first ? [{ ...source.at(first.path, first), message: first.message + more }] : [];
    });
  });
  return sortDiagnostics(hints);
}

/** Texts that are names: a sentence in quotes may well be somebody's words. */
const names = new Set<unknown>(['title', 'name', 'label', 'venue', 'stream', 'designation']);

const inQuotes = /^(?:“[^“”]*”|‘[^‘’]*’)$/;

/** Names in the quotes of Word, which YAML takes for letters, so that visitors see them. */
export function quotedTitles(
  { pages, site, home, navigation }: ContentFolder,
  lists: readonly ReadKind[],
): Diagnostic[] {
  const sources = [...pages, site, home, navigation, ...lists.map(({ source }) => source)];
  return sources.flatMap((source) => {
    if (!source || source.broken) return [];
    const quoted = textsIn(source.value).filter(
      ({ text, path }) => names.has(path.at(-1)) && inQuotes.test(text.trim()),
    );
    return quoted.map(({ text, path }) => ({
      ...source.at(path),
      message: `the quotes around ${text} are shown, too; remove them, unless they are meant`,
    }));
  });
}
