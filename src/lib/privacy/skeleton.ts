import { inLatinLetters } from './in-latin-letters';

/**
 * The scripts of Urdu, Kashmiri and Sindhi, which leave vowels out, of Tamil, which does not say whether a consonant
 * is voiced, and of Santali and Manipuri.
 */
const leavesOut = /[\u0600-\u06ff\u0b80-\u0bff\u1c50-\u1c7f\uabc0-\uabff]/;

/** Consonants of these scripts without Tamil, by what stands for them; و and ی may be vowels. */
const classes = Object.entries({
  p: 'بپفڀڦᱯᱵꯄꯐꯕꯚꯞ',
  t: 'تٹطدڈٿٽٺڊڌڏڍᱛᱫᱰᱴꯇꯊꯗꯙꯠ',
  s: 'ثسشصضزذظژجچڄڇᱥᱡᱪꯁꯆꯓꯖ',
  k: 'کگقخغڳᱜᱠꯀꯈꯒꯘꯛ',
  r: 'رڑڙᱨᱲꯔ',
  l: 'لᱞꯂꯜ',
  m: 'مᱢꯃꯝ',
  n: 'نڃڻᱱᱧᱬᱸꯅꯟ',
  nk: 'ڱᱝꯉꯡꯪ',
}).map(([as, letters]) => [as, new RegExp(`[${letters}]`, 'g')] as const);

/** Whether a name is in one of these scripts. */
export const isSkeleton = (name: string): boolean => leavesOut.test(name);

/** What is left of a word in all scripts, 'rt' of 'Reddy', 'ரெட்டி' and 'ریڈی': its consonants, by their classes. */
export function skeletonOf(letters: string): string {
  const others = inLatinLetters(letters)
    .replace(/zh/g, 'l')
    .replace(/ph|[bf]/g, 'p')
    .replace(/ch|[jz]/g, 's')
    .replace(/x/g, 'ks')
    .replace(/[cgq]/g, 'k')
    .replace(/d/g, 't')
    // Tamil has Meenatchi, and Mukammad.
    .replace(/[kt]s/g, 's')
    // V, w and y may be vowels in Urdu.
    .replace(/[aeiouhvwy]/g, '');
  return (
    classes
      .reduce((word, [as, own]) => word.replace(own, as), others)
      .replace(/[\u0600-\u06ff\u1c50-\u1c7f\uabc0-\uabff]/g, '')
      .replace(/(.)\1+/g, '$1')
      .replace(/^mkmt$/, 'mt') || 'a'
  );
}
