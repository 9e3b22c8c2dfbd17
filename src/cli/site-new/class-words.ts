/*
 * How schools of India call their classes. Those before class I have names of many kinds, and each school
 * its own order of them; from class I on there are twelve, written in figures, Roman figures or words.
 */

/** The twelve numbered classes. */
export const numbered = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Classes before class I that are known by name; a school may have others. */
const early = (
  'Day Care, Toddler, Playgroup, Pre-Nursery, Lower Nursery, Nursery, Upper Nursery, Pre-KG, ' +
  'Lower KG, Junior KG, LKG, KG, KG 1, KG 2, KG 3, Middle KG, MKG, Upper KG, Senior KG, UKG, PP 1, ' +
  'PP 2, Pre-Primary, Pre-Primary 1, Pre-Primary 2, Balvatika 1, Balvatika 2, Balvatika 3, ' +
  'Bal Vatika, Montessori, Montessori 1, Montessori 2, Montessori 3, Kindergarten, Kindergarten 1, ' +
  'Kindergarten 2, Lower Prep, Upper Prep, Infant, Bridge, Reception, Preparatory'
).split(', ');

/** The classes that follow each other at most schools that begin with the first of them, up to class I. */
export const ladders: readonly (readonly string[])[] = [
  ['Toddler', 'Playgroup', 'Nursery', 'LKG', 'UKG'],
  ['Pre-Nursery', 'Nursery', 'LKG', 'UKG'],
  ['Pre-KG', 'LKG', 'UKG'],
  ['LKG', 'MKG', 'UKG'],
  ['Junior KG', 'Senior KG'],
  ['Lower KG', 'Upper KG'],
  ['KG 1', 'KG 2'],
  ['PP 1', 'PP 2'],
  ['Pre-Primary 1', 'Pre-Primary 2'],
  ['Kindergarten 1', 'Kindergarten 2'],
  ['Balvatika 1', 'Balvatika 2', 'Balvatika 3'],
  ['Montessori 1', 'Montessori 2', 'Montessori 3'],
  ['Lower Prep', 'Upper Prep'],
  ['Preparatory'],
  ['Pre-Primary'],
  ['Kindergarten'],
  ['KG'],
];

/** A class as it is compared: small letters, no dots and hyphens, figures apart from letters. */
export const compared = (written: string): string =>
  written
    .toLowerCase()
    .replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1')
    .replace(/[.\-_'’]+/g, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();

const otherNames: Readonly<Record<string, string>> = {
  pg: 'Playgroup',
  'play group': 'Playgroup',
  'play school': 'Playgroup',
  toddlers: 'Toddler',
  nur: 'Nursery',
  nry: 'Nursery',
  'l nursery': 'Lower Nursery',
  'u nursery': 'Upper Nursery',
  prep: 'Preparatory',
  'jr kg': 'Junior KG',
  'sr kg': 'Senior KG',
  'k 1': 'KG 1',
  'k 2': 'KG 2',
  'l kg': 'LKG',
  'u kg': 'UKG',
  prekg: 'Pre-KG',
  balvatika: 'Bal Vatika',
  fyjc: 'XI',
  syjc: 'XII',
};

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const named = new Map<string, string>([
  ...early.map((name) => [compared(name), name] as const),
  ...Object.entries(otherNames),
  ...numbered.flatMap((name, index) =>
    [
      name.toLowerCase(),
      String(index + 1),
      `0${index + 1}`.slice(-2),
      ordinals[index] ?? '',
      cardinals[index] ?? '',
    ].map((word) => [word, name] as const),
  ),
]);

/** Every class that is known by its name. */
export const known: readonly string[] = [...early, ...numbered];

/** `kg i` is as well KG 1, and `kg1` is. */
const withFigures = (plain: string) =>
  plain.replace(/ (i{1,3})$/, (_, roman: string) => ` ${roman.length}`);

/** The known class of a text, 'Std. I', '1st', 'L.K.G.', 'KG-I'; `undefined` for any other. */
export function knownClass(written: string): string | undefined {
  const plain = compared(written)
    .replace(/^(?:class(?:es)?|std|standard|grade|gr|cl|form) (?=\S)/, '')
    .replace(/ (?:class|std|standard|grade)$/, '')
    .replace(/^(\d+) ?(?:st|nd|rd|th)$/, '$1');
  return named.get(plain) ?? named.get(withFigures(plain));
}

const streamWords: readonly (readonly [RegExp, string])[] = [
  [/^sc(?:i(?:ence)?s?)?$/, 'Science'],
  [/^com(?:m|merce)?$/, 'Commerce'],
  [/^arts?$/, 'Arts'],
  [/^hum(?:anities)?$/, 'Humanities'],
  [/^voc(?:ational)?$/, 'Vocational'],
];

/** Groups of subjects that are known by their letters, and the streams of schools in the north. */
const groups = 'PCM PCB PCMB PCMC MPC BiPC CEC MEC HEC Medical Non-Medical'.split(' ');

/** The stream that a word names, 'Sci', 'Com.', 'MPC'; `undefined` for any other. */
export const streamOf = (word: string): string | undefined =>
  streamWords.find(([form]) => form.test(compared(word).replace(/ stream$/, '')))?.[1] ??
  groups.find((group) => compared(group) === compared(word).replace(/ (?:group|stream)$/, ''));
