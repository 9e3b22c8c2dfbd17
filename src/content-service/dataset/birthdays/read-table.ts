import { isUtf8 } from 'node:buffer';
import type { Decoded } from '../../../content/read-text';
import { composed } from '../../../lib/files/file-name';
import { utf16Of } from '../../../lib/files/utf-16';
import { fromLatin1 } from '../../../lib/windows-1252';
import Papa from 'papaparse';

const workbook =
  'this is a workbook and no CSV; in its program choose Save As, "CSV UTF-8 (Comma delimited)"';

/** How the files of Excel begin, the newer and the older ones. */
const workbookHeads = ['PK\x03\x04', '\xD0\xCF\x11\xE0'];

/** The text of bytes: spreadsheets write UTF-8, UTF-16, or Windows-1252. */
function textOf(bytes: Buffer): string {
  const encoding = utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : fromLatin1(bytes.toString('latin1'));
}

/** The text of a table, whatever a spreadsheet saved it as, composed and with line ends of one kind. */
export function decodeTable(bytes: Buffer): Decoded {
  if (workbookHeads.includes(bytes.toString('latin1', 0, 4))) {
    return { text: 'PK', problem: { offset: 0, message: workbook } };
  }
  return { text: composed(textOf(bytes)).replace(/\r\n?/g, '\n') };
}

/** A cell, and where it begins in the text of its table. */
export interface Cell {
  text: string;
  offset: number;
}

/** A line of a table; a cell in quotes may take several lines of the text. */
export type Row = readonly [Cell, ...Cell[]];

/** The rows of a table, and the lines that are none. */
export interface Table {
  rows: Row[];
  problems: { offset: number; message: string }[];
}

const openQuote =
  'this quote is not closed where the cell ends; leave it out, or put "…" around the whole cell';

function cellsOf(
  values: readonly string[],
  text: string,
  start: number,
  delimiter: string,
): Cell[] {
  let next = start;
  return values.map((value) => {
    const offset = next;
    const isQuoted = text[offset] === '"';
    const length = isQuoted ? value.replaceAll('"', '""').length + 2 : value.length;
    // Blanks may stand behind a closing quote.
    next = text.indexOf(delimiter, offset + length) + 1;
    return { text: value.trim().replace(/\s+/g, ' '), offset };
  });
}

/**
 * Reads a table from an offset of a text whose lines end with a line feed. A quote that is not closed would take
 * all rows behind it with it: the line where it stands is an error, and the next one is read as a row again.
 */
export function readTable(text: string, delimiter: string, from = 0): Table {
  const table: Table = { rows: [], problems: [] };
  let start = from;
  while (start < text.length) {
    const begin = start;
    Papa.parse<string[]>(text.slice(begin), {
      delimiter,
      newline: '\n',
      step: ({ data, errors: [error], meta }, parser) => {
        if (error) {
          const offset = begin + Math.max(0, (error.index ?? 1) - 1);
          table.problems.push({ offset, message: openQuote });
          const lineEnd = text.indexOf('\n', start);
          start = lineEnd === -1 ? text.length : lineEnd + 1;
          return parser.abort();
        }
        const [first, ...more] = cellsOf(data, text, start, delimiter);
        if (first) table.rows.push([first, ...more]);
        start = begin + meta.cursor;
      },
    });
    // Nothing was found: there is no row left.
    if (start === begin) break;
  }
  return table;
}
