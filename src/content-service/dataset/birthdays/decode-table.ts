import { isUtf8 } from 'node:buffer';
import type { Decoded } from '../../../content/read-text';

const workbook =
  'this is a workbook and no CSV; in its program choose Save As, "CSV UTF-8 (Comma delimited)"';

/** How the files of Excel begin, the newer and the older ones. */
const startsAsWorkbook = (bytes: Buffer) =>
  /^(?:PK\x03\x04|\xD0\xCF\x11\xE0)/.test(bytes.toString('latin1', 0, 4));

/** The name of a table's encoding: spreadsheets write UTF-8, UTF-16 with a mark, or Windows-1252. */
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xFF\xFE') return 'utf-16le';
  if (mark === '\xFE\xFF') return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a table, whatever a spreadsheet saved it as, with line ends of one kind. */
export function decodeTable(bytes: Buffer): Decoded {
  if (startsAsWorkbook(bytes)) return { text: 'PK', fault: { offset: 0, message: workbook } };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return { text: text.replace(/\r\n?/g, '\n') };
}
