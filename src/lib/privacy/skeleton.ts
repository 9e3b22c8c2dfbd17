import { inLatinLetters } from './in-latin-letters';

/** The scripts of Urdu, which leaves vowels out, and of Tamil, which does not say whether a consonant is voiced. */
const leavesOut = /[\u0600-\u06ff\u0b80-\u0bff]/;

/** Consonants of Urdu, and what stands for each; و and ی may be vowels. */
const urdu = 'بپفتٹطةدڈثسشصضزذظژجچکگقخغرڑلمنں';
const classes = 'pppttttttssssssssssskkkkkrrlmnn';

/** Consonants of one class in Latin letters; those that may be vowels are left out. */
const alike: readonly (readonly [written: RegExp, as: string])[] = [
  [/zh/g, 'l'],
  [/ph|[bf]/g, 'p'],
  [/ch|[jz]/g, 's'],
  [/x/g, 'ks'],
  [/[cgq]/g, 'k'],
  [/d/g, 't'],
  // Tamil has Meenatchi, and Mukammad.
  [/[kt]s/g, 's'],
  [/[aeiouhvwy]/g, ''],
];

/** Whether a name is in one of these scripts. */
export const isSkeleton = (name: string): boolean => leavesOut.test(name);

/** What is left of a word in all scripts, 'rt' of 'Reddy', 'ரெட்டி' and 'ریڈی': its consonants, by their classes. */
export const skeletonOf = (letters: string): string =>
  alike
    .reduce((word, [written, as]) => word.replace(written, as), inLatinLetters(letters))
    .replace(/[\u0600-\u06ff]/g, (letter) => classes.charAt(urdu.indexOf(letter)))
    .replace(/(.)\1+/g, '$1')
    .replace(/^mkmt$/, 'mt') || 'a';
