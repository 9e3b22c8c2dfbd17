import { MONTH_NAMES } from './format';
import { latinDigits } from '../language/latin-digits';

/**
 * How January to December begin in Devanagari's places (`withDevanagariPlaces`), whatever the language, and in Urdu:
 * Punjabi has a nasal of its own (U+0970), Assamese a w (U+0971), Malayalam an n and an r without vowels (U+097A,
 * U+097C).
 */
const months = [
  'जन(?:व|ु|$)|जान(?:े|ु|्यु)|جنور',
  'फर|फ[िेॆ]ब|पिप|فرور',
  'मा(?:र्?|\u097c)(?:च|$)|مارچ',
  '[अए]प्र|अपरै|एप्$|اپری',
  'मई$|मइ$|मे(?:ई|य्|$)|मॆय्|مئی',
  'जून|जुन्?$|जू(?:\u097a|ण्)|جون',
  'ज[ुू]ल|جولا',
  '[अआऑओ]ग(?:[सष]|$)|आक(?:स्ट|$)|اگست',
  'सित|सत(?:\u0970|म्ब)|सप्ट|[सचछ][ेॆ]प्|ستمب',
  '[अऑऒओ]क्[टत]|अकत|अक्$|اکتو',
  'नव(?:[ं\u0970ेॆ]|म्|$)|नो[वभ]|न(?:भ|ब|\u0971)े|نومب',
  'दिस|दस\u0970|डि(?:स|चे)|टिच(?:म|$)|دسمب',
].map((begins) => new RegExp(`^(?:${begins})`));

/**
 * A word of a script of India in the places of Devanagari, without nuktas: the blocks from U+0900 to U+0D7F have
 * 128 places each, the same for the same letter (https://www.unicode.org/versions/latest/core-spec/chapter-12/).
 */
const withDevanagariPlaces = (word: string): string =>
  word
    .replace(/ৰ/g, 'র')
    .replace(/[\u0980-\u0d7f]/g, (letter) =>
      String.fromCharCode((letter.charCodeAt(0) & 0x7f) | 0x900),
    )
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC');

/** A text with Latin digits, and the months of other languages as English has them. */
export function latinFigures(text: string): string {
  const figures = latinDigits(text);
  if (!/[\u0600-\u0d7f]/.test(figures)) return figures;
  return (
    figures
      .replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => {
        const moved = withDevanagariPlaces(word.replace(/[\u200c\u200d]/g, ''));
        return MONTH_NAMES[months.findIndex((one) => one.test(moved))] ?? word;
      })
      // The sign of what is shortened, and the comma of Urdu.
      .replace(/॰/g, '.')
      .replace(/،/g, ',')
  );
}
