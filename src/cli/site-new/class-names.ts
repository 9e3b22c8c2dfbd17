import { didYouMean } from '../../content/nearest';

/** The classes before class I, each under the name that a school may give it, youngest first. */
const early = [
  'Playgroup',
  'Pre-Nursery',
  'Nursery',
  'Junior KG',
  'LKG',
  'KG',
  'Senior KG',
  'UKG',
  'Preparatory',
] as const;
const numbered = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const known: readonly string[] = [...early, ...numbered];

/** What schools also write. */
const otherNames = new Map([
  ['PG', 'Playgroup'],
  ['NUR', 'Nursery'],
  ['PREP', 'Preparatory'],
  ['JR KG', 'Junior KG'],
  ['SR KG', 'Senior KG'],
  ...numbered.map((name, index) => [String(index + 1), name] as const),
]);

/** A part of the school: its classes belong together. */
export interface Level {
  name: 'Pre-primary' | 'Primary' | 'Middle' | 'Secondary' | 'Senior';
  classes: readonly string[];
}

const levels: Level[] = [
  { name: 'Pre-primary', classes: early },
  { name: 'Primary', classes: numbered.slice(0, 5) },
  { name: 'Middle', classes: numbered.slice(5, 8) },
  { name: 'Secondary', classes: numbered.slice(8, 10) },
  { name: 'Senior', classes: numbered.slice(10) },
];

function oneClass(written: string): string {
  const plain = written
    .trim()
    .replace(/^class(es)?\s+/i, '')
    .replace(/\./g, '')
    .trim()
    .toUpperCase();
  const found = known.find((name) => name.toUpperCase() === plain) ?? otherNames.get(plain);
  if (found !== undefined) return found;
  throw new Error(`"${written}" is no class${didYouMean(plain, known)}`);
}

function classesIn(part: string): string[] {
  const [from = '', ...rest] = part.split(/\sto\s|–|-(?!\s*Nursery)/i);
  const to = rest.join(' ');
  if (from === '' || to === '') return [oneClass(part)];
  const [first, last] = [numbered.indexOf(oneClass(from)), numbered.indexOf(oneClass(to))];
  if (first < 0) {
    throw new Error(`"${part}": name the classes before I one by one: Nursery, LKG, UKG, I to X`);
  }
  if (last < first) throw new Error(`"${part}" ends before it begins; write the lower class first`);
  return numbered.slice(first, last + 1);
}

/**
 * Reads the classes of a school, 'Nursery, LKG, UKG, I to X', youngest first. Throws in one sentence
 * where it knows no such class.
 */
export function parseClasses(written: string): string[] {
  const parts = written
    .split(/[,;\n]|\sand\s/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const named = new Set(parts.flatMap(classesIn));
  if (named.size === 0) throw new Error('no class is named; write them like Nursery, LKG, I to X');
  return known.filter((name) => named.has(name));
}

const isNumbered = (name: string) => numbered.includes(name);

/** 'Nursery', 'class I': a class as it is called in a sentence. */
const inSentence = (name: string) => (isNumbered(name) ? `class ${name}` : name);

/** From the first class to the last, in words: 'Nursery to class X'. */
export function rangeOf(classes: readonly string[]): string {
  const [first = '', last = ''] = [classes[0], classes.at(-1)];
  return first === last ? inSentence(first) : `${inSentence(first)} to ${inSentence(last)}`;
}

/** The levels that the classes make, youngest first, each with its classes in words. */
export function levelsOf(
  classes: readonly string[],
): { name: Level['name']; classes: readonly string[]; words: string }[] {
  return levels.flatMap(({ name, classes: all }) => {
    const own = all.filter((one) => classes.includes(one));
    const [first = '', last = ''] = [own[0], own.at(-1)];
    if (own.length === 0) return [];
    const between = own.length === 2 ? 'and' : 'to';
    const plain = name === 'Pre-primary' ? own.join(', ') : `Classes ${first} ${between} ${last}`;
    return [{ name, classes: own, words: first === last ? rangeOf(own) : plain }];
  });
}
