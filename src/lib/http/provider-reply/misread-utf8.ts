/*
 * Databases whose tables say Latin-1 give UTF-8 out byte by byte, and their programs encode each byte once more:
 * 'â€™' for an apostrophe, 'à¤†' for 'आ'. Read as what was meant, such names are withheld like others.
 */

/** The characters of Windows-1252 from 128 to 159; what means nothing there stays a control character. */
export const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Accented letters of Western Europe, the scripts of India, and punctuation with the rupee's sign. Others are left: 'É’'
 * stands in 'CAFÉ’S'.
 */
const MISREAD = new RegExp(`(?:[ÂÃ]|à[¤-·]|â[€‚\u0080\u0082])[\u0080-\u00bf${WINDOWS}]`, 'g');

function byteOf(char: string): number {
  const code = char.charCodeAt(0);
  return code < 256 ? code : WINDOWS.indexOf(char) + 128;
}

function characterOf(misread: string): string {
  const [first = 0, ...further] = [...misread].map(byteOf);
  const start = first & (further.length > 1 ? 15 : 31);
  return String.fromCharCode(further.reduce((code, byte) => (code << 6) | (byte & 63), start));
}

/** A text with the characters that were meant where UTF-8 was read as Windows-1252. */
export const asUtf8 = (text: string): string => text.replace(MISREAD, characterOf);
