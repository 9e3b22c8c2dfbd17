/** The characters of Windows-1252 from 128 to 159; what means nothing there stays a control character. */
export const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text of Windows-1252 that was read as Latin-1, where its quotes and dashes are control characters; Node does so. */
export const fromLatin1 = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));

/** The number of a character in Windows-1252; above 255 for one that it does not have. */
export function windowsCode(char: string): number {
  const place = WINDOWS.indexOf(char);
  return place < 0 ? (char.codePointAt(0) ?? 0) : 0x80 + place;
}
