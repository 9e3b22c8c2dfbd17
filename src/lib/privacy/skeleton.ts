import { inLatinLetters } from './in-latin-letters';

/** The scripts of Urdu, which leaves vowels out, and of Tamil, which does not say whether a consonant is voiced. */
const leavesOut = /[\u0600-\u06ff\u0b80-\u0bff]/;

/** Consonants of Urdu, and what stands for each; و and ی may be vowels. */
const urdu = 'بپفتٹطةدڈثسشصضزذظژجچکگقخغرڑلمنں';
const classes = 'pppttttttssssssssssskkkkkrrlmnn';

/** Whether a name is in one of these scripts. */
export const isSkeleton = (name: string): boolean => leavesOut.test(name);

/** What is left of a word in all scripts, 'rt' of 'Reddy', 'ரெட்டி' and 'ریڈی': its consonants, by their classes. */
export const skeletonOf = (letters: string): string =>
  inLatinLetters(letters)
    .replace(/zh/g, 'l')
    .replace(/ph|[bf]/g, 'p')
    .replace(/ch|[jz]/g, 's')
    .replace(/x/g, 'ks')
    .replace(/[cgq]/g, 'k')
    .replace(/d/g, 't')
    // Tamil has Meenatchi, and Mukammad.
    .replace(/[kt]s/g, 's')
    // V, w and y may be vowels in Urdu.
    .replace(/[aeiouhvwy]/g, '')
    .replace(/[\u0600-\u06ff]/g, (letter) => classes.charAt(urdu.indexOf(letter)))
    .replace(/(.)\1+/g, '$1')
    .replace(/^mkmt$/, 'mt') || 'a';
