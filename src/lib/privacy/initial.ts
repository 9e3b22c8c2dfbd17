// A consonant with its vowel sign, and those before it that are written as one with it: 'क्षि', 'প্র'.
const firstLetter =
  /^(?:\p{L}[\u093c\u09bc]?[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)*\p{L}\p{M}*/u;

/**
 * The first letter of a word as its script counts letters; '' where it has none. `Intl.Segmenter` is no help:
 * Firefox has it since 125, and older ones part such consonants, while server and browser have to agree.
 */
export const letterOf = (word: string): string =>
  firstLetter.exec(word.slice(word.search(/\p{L}/u)))?.[0] ?? '';

/** Whether a word only stands for a name: 'A', 'कु', 'Md'. */
export const isInitial = (word: string): boolean =>
  word === letterOf(word) || /^(?:[b-df-hj-np-tv-z]{2}|mo?h?d|moh?)$/i.test(word);
