/** Capitals of Cyrillic and Greek that a reader takes for Latin ones, and these in the same order. */
const alike = 'АВЕЅІЈКМНОРСТУХҺԀԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = 'ABESIJKMHOPCTYXHDQWABEZHIKMNOPTYX';

/** What offices leave out: accents, the vowels, hamzas and long strokes of Urdu, and the dots below letters of Indian scripts. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0640]/g;

/** Letters that stand for others: of Urdu, Sindhi and Kashmiri as other keyboards have them, and the r of Assamese. */
const keyboards = 'يىېێؠكڪهةۃھەںٲٱۆۄৰ';
const usual = 'یییییککہہہہہنااووর';

/** The letters of a word as a reader sees them: without capitals, accents and what is not seen. */
export const folded = (word: string): string =>
  word
    .replace(/[\p{DI}\p{Cc}]/gu, '')
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    // Both, so that the German ß is SS as well.
    .toUpperCase()
    .replace(/[\u0391-\u052f]/g, (letter) => latin[alike.indexOf(letter)] ?? letter)
    .toLowerCase()
    .replace(/[\u0627-\u09f0]/g, (letter) => usual[keyboards.indexOf(letter)] ?? letter)
    // The one letter of Bengali, and those of Malayalam, that are also written with the sign of no vowel.
    .replace(/ৎ/g, 'ত্')
    .replace(/[ൺ-ൾ]/g, (letter) => `${'ണനരലള'.charAt(letter.charCodeAt(0) - 0xd7a)}്`);
