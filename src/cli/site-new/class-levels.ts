import { numbered } from './class-words';

/** A part of the school: its classes belong together. */
interface Level {
  name: 'Pre-primary' | 'Primary' | 'Middle' | 'Secondary' | 'Senior';
  classes: readonly string[];
}

const levels: readonly Level[] = [
  { name: 'Primary', classes: numbered.slice(0, 5) },
  { name: 'Middle', classes: numbered.slice(5, 8) },
  { name: 'Secondary', classes: numbered.slice(8, 10) },
  { name: 'Senior', classes: numbered.slice(10) },
];

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
  const early: Level = {
    name: 'Pre-primary',
    classes: classes.filter((name) => !isNumbered(name)),
  };
  return [early, ...levels].flatMap(({ name, classes: all }) => {
    const own = all.filter((one) => classes.includes(one));
    const [first = '', last = ''] = [own[0], own.at(-1)];
    if (own.length === 0) return [];
    const between = own.length === 2 ? 'and' : 'to';
    const plain = name === 'Pre-primary' ? own.join(', ') : `Classes ${first} ${between} ${last}`;
    return [{ name, classes: own, words: first === last ? rangeOf(own) : plain }];
  });
}
