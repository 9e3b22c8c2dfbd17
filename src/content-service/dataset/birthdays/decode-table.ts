import { isUtf8 } from 'node:buffer';
import type { Decoded } from '../../../content/read-text';
import { composed } from '../../../files/file-name';

const workbook =
  'this is a workbook and no CSV; in its program choose Save As, "CSV UTF-8 (Comma delimited)"';

/** How the files of Excel begin, the newer and the older ones. */
const workbookHeads = ['PK\x03\x04', '\xD0\xCF\x11\xE0'];

/** What Windows-1252 has from 0x80 to 0x9F. Node 20 reads it as Latin-1, where these are control characters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const fromWindows = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));

/** The text of bytes: spreadsheets write UTF-8, UTF-16 with a mark, or Windows-1252. */
function textOf(bytes: Buffer): string {
  const byteOrderMark = bytes.toString('latin1', 0, 2);
  if (byteOrderMark === '\xFF\xFE') return new TextDecoder('utf-16le').decode(bytes);
  if (byteOrderMark === '\xFE\xFF') return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : fromWindows(bytes);
}

/** The text of a table, whatever a spreadsheet saved it as, composed and with line ends of one kind. */
export function decodeTable(bytes: Buffer): Decoded {
  if (workbookHeads.includes(bytes.toString('latin1', 0, 4))) {
    return { text: 'PK', problem: { offset: 0, message: workbook } };
  }
  return { text: composed(textOf(bytes)).replace(/\r\n?/g, '\n') };
}
