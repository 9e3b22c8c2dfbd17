import { latinDigits } from '../language/latin-digits';

/*
 * The classes of a school as offices write them: 'VI to VIII', 'Class 6-8', 'VI-A', 'Nursery, KG'. Pages need none
 * of this: the content service reads what an editor writes, and `provider-reply` what a provider sends.
 */

/** The usual classes, the youngest first, as they are shown where a school names no classes of its own. */
export const usualClasses: readonly string[] = [
  ...['Play Group', 'Pre-Nursery', 'Nursery', 'LKG', 'UKG', 'KG', 'Prep'],
  ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'],
];

const numerals = usualClasses.slice(-12);
const numbers = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ');
const ordinals =
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH'.split(' ');

/** Other words for the classes before I and behind X, without blanks and dots. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    PLAYGROUP: 'PG PLAY PLAYWAY PLAYSCHOOL PLAYHOUSE',
    PRENURSERY: 'PRENUR PNUR PRENUSERY',
    NURSERY: 'NUR NURS NURSARY NUSERY',
    LKG: 'LOWERKG LOWERKINDERGARTEN KG1 KGI JRKG JUNIORKG',
    UKG: 'UPPERKG UPPERKINDERGARTEN KG2 KGII SRKG SENIORKG',
    KG: 'KINDERGARTEN KINDERGARDEN',
    PREP: 'PREPARATORY',
    XI: 'PLUSONE PLUS1 IPUC 1PUC 1STPUC PUCI PUC1',
    XII: 'PLUSTWO PLUS2 IIPUC 2PUC 2NDPUC PUCII PUC2',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
);

/** What stands before a class and is no part of its name: 'For students of Class'. */
const leading =
  /^(?:for )?(?:(?:students|pupils|children|parents) (?:of|in) )?(?:(?:class(?:es)?|cls?|standards?|stds?|grades?|कक्षा|वर्ग|इयत्ता|শ্রেণী|শ্রেণি|শ্ৰেণী|ਜਮਾਤ|ધોરણ|ଶ୍ରେଣୀ|வகுப்பு|తరగతి|ತರಗತಿ|ക്ലാസ്|کلاس|جماعت|درجہ)(?![a-z])[.: -]*)?/i;

/** The words of a name in capitals: letters and digits, what stands between parts them. */
const wordsOf = (written: string): string[] =>
  latinDigits(written)
    .toUpperCase()
    .trim()
    .replace(leading, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);

/** What one word says of a class: a numeral, whatever its form, as a Roman one; another word as it is. */
function keyOfWord(word: string): string {
  const [, digits, roman] = /^(?:(\d{1,2})|([IVX]{1,4}))(?:ST|ND|RD|TH)?[A-H]?$/.exec(word) ?? [];
  if (digits) return numerals[Number(digits) - 1] ?? word;
  if (roman && numerals.includes(roman)) return roman;
  const spelt = Math.max(numbers.indexOf(word), ordinals.indexOf(word));
  return numerals[spelt] ?? names[word] ?? word;
}

/** What all ways to write one class share. 'I' and 'V' beside each other are not IV. */
function keyOf(words: readonly string[]): string {
  const joined = words.join('');
  if (words.length === 1) return keyOfWord(joined);
  return names[joined] ?? (/^[IVX]+$/.test(joined) ? words.join(' ') : joined);
}

const finders = new WeakMap<readonly string[], ClassFinder>();

/** The finder among these classes; made once for a list, since each record of a provider is asked. */
function finder(known: readonly string[]): ClassFinder {
  const made = finders.get(known) ?? makeFinder(known);
  finders.set(known, made);
  return made;
}

type ClassFinder = ReturnType<typeof makeFinder>;

/** Looks for a class in what is written of it, its section ('A') and stream ('Science') left aside. */
function makeFinder(known: readonly string[]) {
  const byKey = new Map(known.map((name) => [keyOf(wordsOf(name)), name]));
  const ofKindergarten = [...byKey].flatMap(([key, name]) =>
    /^(?:[LMU]KG|KG\d)$/.test(key) ? name : [],
  );
  /** How many of its first words name a class; 0 for none. */
  function wordsOfName(words: readonly string[]): number {
    const lengths = words.map((_, index) => words.length - index);
    return lengths.find((count) => byKey.has(keyOf(words.slice(0, count)))) ?? 0;
  }
  return {
    /** The class of this very name. */
    named: (written: string) => byKey.get(keyOf(wordsOf(written))),
    /** The class with whose name it begins. */
    beginning(written: string): string | undefined {
      const words = wordsOf(written);
      const length = wordsOfName(words);
      // What stands between two classes in a language that is not known may mean all between them.
      const [link = '', ...more] = words.slice(length);
      if (/[^A-Z\d]/.test(link) && more.some((word) => byKey.has(keyOf([word])))) return undefined;
      return byKey.get(keyOf(words.slice(0, length)));
    },
    /** The years of a kindergarten that has no class of this name: 'KG' is LKG and UKG. */
    kindergarten: (written: string) =>
      ofKindergarten.length > 0 && keyOf(wordsOf(written)) === 'KG' ? ofKindergarten : undefined,
    /** Whether that name goes on behind the first part of a text: 'KG-I B' behind 'KG'. */
    spans: (written: string, first: string) =>
      wordsOfName(wordsOf(written)) > wordsOf(first).length,
  };
}

/** What parts classes from each other. */
const between = /[,;&+/\n،؛]| (?:and|और|एवं|तथा|व|आणि|এবং|ও|আৰু|ਅਤੇ|અને|ଏବଂ|மற்றும்|మరియు|ಮತ್ತು|اور|و) /i;
/** What stands between the first and the last of several: in words, or a hyphen or dash. */
const until =
  / (?:to|till|until|up ?to|through|thru|se|से|ते|देखि|থেকে|পৰা|ਤੋਂ|થી|முதல்|నుండి|മുതൽ|تا|سے|کان) /i;
const dashes = [/ [‐-―−-] /, /[‐-―−-]/];
/** All of them, so that no class has to be chosen for it. */
const everybody =
  /^(?:for )?(?:all|every|whole)(?: (?:the |of )?(?:class(?:es)?|school|students?|pupils|parents))?$|^(?:सभी|सर्व|সকল|সব|ਸਾਰੇ|તમામ|تمام|سب)(?: \S+)?$/i;
const section = /^(?:sections? )?['"(]?[A-H]['")]?$/i;

/** A text with its blanks single, '+2' in a word, and 'VIII and above' as a range. */
const inOneForm = (text: string, last: string): string =>
  text
    .slice(0, 300)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    // '+2' is XII, as '10+2' is.
    .replace(/(^|[\s,;&/(])(?:10 ?)?\+ ?([12])(?!\d)/g, '$1Plus$2')
    .replace(/(?: ?&| and| or)? ?\b(?:above|onwards?|upwards?)\b/gi, ` to ${last}`)
    .replace(/ (?:तक|पर्यंत|सम्म|পর্যন্ত|ਤੱਕ|સુધી|வரை|వరకు|വരെ|تک)$/, '');

/**
 * The classes that a text or a list of texts names, out of a school's (`known`, the youngest first). None are
 * named by 'All' and by what is no text: then all are meant.
 */
export function readClasses(written: unknown, known: readonly string[] = usualClasses) {
  const { named, beginning, spans, kindergarten } = finder(known);
  const usual = finder(usualClasses);
  const found = new Set<string>();
  const unknown: string[] = [];
  const usually: string[] = [];

  /** The classes from one to another; none where one of them is not known, `undefined` for what is no range. */
  function range(part: string): string[] | undefined {
    for (const parting of [until, ...dashes]) {
      const ends = part.split(parting);
      if (ends.length !== 2 || spans(part, ends[0] ?? '')) continue;
      const [from, to] = ends.map((end, index) => beginning(end) ?? kindergarten(end)?.at(-index));
      if (from !== undefined && to !== undefined) {
        const [first, last] = [known.indexOf(from), known.indexOf(to)].sort((a, b) => a - b);
        return known.slice(first, (last ?? 0) + 1);
      }
      // 'XI-Science' is none.
      if (parting === until || ends.every((end) => beginning(end) ?? usual.beginning(end)))
        return [];
    }
    return undefined;
  }

  for (const text of [written].flat().slice(0, 60)) {
    if (typeof text !== 'string' && typeof text !== 'number') continue;
    for (const part of inOneForm(String(text), known.at(-1) ?? '').split(between)) {
      const name = part.trim();
      const isSection = section.test(name) && found.size > 0;
      if (!/[\p{L}\p{N}]/u.test(name) || everybody.test(name) || isSection) continue;
      const own = named(name);
      const several = own === undefined ? (kindergarten(name) ?? range(name)) : [own];
      const one = several ? undefined : beginning(name);
      const all = several ?? (one === undefined ? [] : [one]);
      for (const each of all) found.add(each);
      if (all.length === 0) {
        const written = name.replace(/^Plus(?=\d)/, '+').slice(0, 40);
        unknown.push(written);
        usually.push((several ? undefined : usual.beginning(name)) ?? written);
      }
    }
  }
  return {
    /** The classes, the youngest first, by the names of the school; those that are not known by their usual ones. */
    classes: [...known.filter((name) => found.has(name)), ...new Set(usually)],
    /** What is no class of the school, as it is written. */
    unknown,
  };
}

/** The classes in the words in which they were written, without 'Class' before them; '' where all are meant. */
export function classesInWords(written: unknown): string {
  const texts = [written]
    .flat()
    .filter((text) => typeof text === 'string' || typeof text === 'number')
    .map((text) => String(text).trim().replace(leading, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !everybody.test(text));
  return texts.join(', ').slice(0, 200);
}
