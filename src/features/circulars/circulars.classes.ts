import type { Circular } from './circulars.schema';

const numerals = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Classes before I are 0. */
const rank = (name: string): number =>
  numerals.indexOf(name) + 1 || Number(/\d+/.exec(name)?.[0] ?? 0);

/**
 * The classes that circulars name, the youngest first; none where all circulars are for all. Those before I come in
 * the order of the circular that names the most.
 */
export function classChoices(circulars: readonly Pick<Circular, 'classes'>[]): string[] {
  const lists = circulars.map(({ classes }) => classes).sort((a, b) => b.length - a.length);
  const names = new Set(lists.flat());
  return [...names].sort((a, b) => rank(a) - rank(b));
}
