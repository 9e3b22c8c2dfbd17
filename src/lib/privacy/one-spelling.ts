import { inLatinLetters } from './in-latin-letters';

/**
 * Folded letters in one of the spellings that offices have for a name: 'Shreya' is 'Sreya', 'Pooja' 'Puja', 'Aarav'
 * 'Arav', 'Anne' 'Ann', 'सन्दीप' 'संदीप' and 'Sandeep'. Without accents and the dots below of Indian scripts.
 */
export const inOneSpelling = (letters: string): string =>
  inLatinLetters(
    letters
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u064b-\u0652\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, ''),
  )
    .replace(/^m[ou]h?a?m+[aeo]?d$/, 'mohamad')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/iy/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/m(?=[bp])/g, 'n')
    // The e of 'Anne' is not heard. 'Menon' is written 'मेनन'.
    .replace(/([a-z][^\Waeiou])e$/, '$1')
    .replace(/on$/, 'an')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/([b-df-gj-np-tv])h/g, '$1');
