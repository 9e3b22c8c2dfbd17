/*
 * The Unicode blocks of nine scripts of India, U+0900 to U+0D7F, have 128 places each, and a sign has the same
 * place in each of them, after the standard ISCII: https://www.unicode.org/versions/latest/core-spec/chapter-12/
 * So one set of rules is written, for the places of Devanagari.
 */
const indic = /[\u0900-\u0d7f]/;
const size = 0x80;
const devanagari = 0x0900;

const tamil = 0x0b80;
const malayalam = 0x0d00;

/** The consonants of letters that stand for one without its vowel (chillu), by the last digit of their codes. */
const chillus = '    മയഴ   ണനരലളക';

/** Digits, the sign below a letter (nukta), and candrabindu, in the places of Devanagari. */
const signs = (text: string): string =>
  text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902');

/** A nasal without its vowel before a consonant of its own row, or at the end of what has been typed so far. */
const nasals = /ङ्(?=[क-घ]|$)|ञ्(?=[च-झ]|$)|ण्(?=[ट-ढ]|$)|न्(?=[त-ध]|$)|म्(?=[प-भ]|$)/g;

/** Writes a word in Devanagari's places, has it changed there, and writes it in those of its script again. */
function inDevanagari(word: string, script: number, change: (text: string) => string): string {
  const moved = (text: string, from: number, to: number) =>
    text.replace(/[\u0900-\u0d7f]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return (code & -size) === from ? String.fromCharCode(code - from + to) : letter;
    });
  return moved(change(moved(word, script, devanagari)), devanagari, script);
}

/** Accents, vowel signs of Urdu, its long strokes, joiners, and the addak of Punjabi, which is often left out. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0a71\u0640\u200c\u200d]/g;

/**
 * A word in one of its spellings, so that all are found by each other: हिंदी is हिन्दी, फ़ीस is फीस, चाँद is चांद, १२ is
 * 12; chillu letters are the same with a code of their own and with a joiner; Urdu is in the letters of its own
 * keyboard; Latin letters have no accents. It is for comparing only, of words in small letters.
 */
export function foldIndic(word: string): string {
  if (/^[ -~]*$/.test(word)) return word;
  const plain = word
    .normalize('NFKD')
    // Capitals of mathematics are letters now.
    .toLowerCase()
    .replace(marks, '')
    .replace(/ك/g, 'ک')
    .replace(/[يى]/g, 'ی')
    .replace(/[هةھ]/g, 'ہ')
    .replace(/[ൔ-ൖൺ-ൿ]/g, (letter) => `${chillus.charAt(letter.charCodeAt(0) & 15)}്`)
    // Khanda ta; the r of Assamese.
    .replace(/ৎ/g, 'ত্')
    .replace(/ৰ/g, 'র')
    // Tippi is written where bindi can't be.
    .replace(/ੰ/g, 'ਂ')
    // A chillu before its conjunct is also written with a virama of its own: ൻ്റ is ന്റ.
    .replace(/\u0d4d+/g, '\u0d4d')
    .normalize('NFC');
  // 0 where none of its letters is of India.
  const script = plain.charCodeAt(plain.search(indic)) & -size;
  // Tamil and Malayalam tell र and ऱ apart, and write no anusvara in the place of a nasal.
  const folded = inDevanagari(plain, script, (text) =>
    script === tamil || script === malayalam
      ? signs(text)
      : signs(text).replace(nasals, '\u0902').replace(/ऱ/g, 'र'),
  );
  // Older Malayalam writes the double t as two letters side by side, and au with a sign on both sides.
  return script === malayalam ? folded.replace(/റ്റ/g, 'ററ').replace(/\u0d4c/g, '\u0d57') : folded;
}
