import { isUtf8 } from 'node:buffer';

/** What Windows-1252 has from 0x80 to 0x9F. Node 20 reads it as Latin-1, where these are control characters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** The text of bytes in Windows-1252. */
export const fromWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));

/** UTF-8 that a spreadsheet took for Windows-1252, 'Dâ€™Souza' for 'D’Souza', as it was written; other texts as they are. */
export function withoutMojibake(text: string): string {
  const codes = Array.from(text, (sign) => {
    const place = windowsSigns.indexOf(sign);
    return place < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + place;
  });
  if (codes.some((code) => code > 0xff)) return text;
  const bytes = Buffer.from(codes);
  return isUtf8(bytes) ? bytes.toString('utf8') : text;
}
