import { WINDOWS, windowsCode } from '../../windows-1252';

/*
 * Databases whose tables say Latin-1 give UTF-8 out byte by byte, and their programs encode each byte once more:
 * 'â€™' for an apostrophe, 'à¤†' for 'आ'. Read as what was meant, such names are withheld like others.
 */

/**
 * Accented letters of Western Europe, the scripts of India, and punctuation with the rupee's sign. Others are left: 'É’'
 * stands in 'CAFÉ’S'.
 */
const MISREAD = new RegExp(`(?:[ÂÃ]|à[¤-·]|â[€‚\u0080\u0082])[\u0080-\u00bf${WINDOWS}]`, 'g');

function characterOf(misread: string): string {
  const [first = 0, ...further] = [...misread].map(windowsCode);
  const start = first & (further.length > 1 ? 15 : 31);
  return String.fromCharCode(further.reduce((code, byte) => (code << 6) | (byte & 63), start));
}

/** A text with the characters that were meant where UTF-8 was read as Windows-1252. */
export const asUtf8 = (text: string): string => text.replace(MISREAD, characterOf);

/** Letters that are signs of mathematics, '𝐀𝐧𝐧𝐮𝐚𝐥', or as wide as Chinese ones: phones write them as bold, and screen readers spell them out. */
const DRESSED = /(?:\ud835[\udc00-\udfff]|[\uff01-\uff5e])+/g;

/** A text with plain letters in the place of those. */
export const plainLetters = (text: string): string =>
  text.replace(DRESSED, (letters) => letters.normalize('NFKC'));

/** A text with the letters that were meant. */
export const asMeant = (text: string): string => plainLetters(asUtf8(text));
