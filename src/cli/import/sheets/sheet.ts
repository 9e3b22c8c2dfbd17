import { isUtf8 } from 'node:buffer';
import { addDays, type PlainDate, plainDate } from '../../../lib/dates/plain-date';
import { windowsCode } from '../../../lib/windows-1252';

/** One cell of a table, as its program shows it. */
export interface Cell {
  text: string;
  /** What the cell holds, where that is a number; `isPercent` where it is shown as per cent. */
  number?: number;
  isPercent?: true;
  /** The day, where the cell has the format of a date. */
  day?: PlainDate;
  /** The day that its number would be, whatever the format of the cell. */
  numberDay?: PlainDate;
  /** Where it stands: 'Sheet1!D17', or 'D17' in a text. */
  at: string;
  /** Why it can't be read: an error of a formula, or one without a value. */
  problem?: string;
}

/** A table as it was found in a file. */
export interface Sheet {
  name: string;
  rows: Cell[][];
  /** What is to be known of it: hidden rows, pictures. */
  notes: string[];
}

/** UTF-8 that a spreadsheet took for Windows-1252, 'Dâ€™Souza' for 'D’Souza', as it was written; other texts as they are. */
function withoutMojibake(text: string): string {
  const codes = Array.from(text, windowsCode);
  if (codes.some((code) => code > 0xff)) return text;
  const bytes = Buffer.from(codes);
  return isUtf8(bytes) ? bytes.toString('utf8') : text;
}

/** What is told of a sheet that its program does not show. */
export const hiddenSheet = 'the sheet is hidden';

/** The name of a column by its index: A, Z, AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** A text with its letters as they were meant and its blanks single, in the composed form. */
export const tidy = (text: string): string =>
  withoutMojibake(text)
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();

/** A day or a number without the apostrophe by which spreadsheets and school programs keep it a text: `'12/03/2014`. */
export const withoutTextMark = (text: string): string =>
  text.replace(/^['’](?=\d{3}|\d+\.\d+$|\d{1,2}[/.-](?:\d{1,2}|[a-z]{3,9})[/.-]\d)/i, '');

/** The cells of a row that are not blank. */
export const filledIn = (row: readonly Cell[]): Cell[] =>
  row.filter(({ text, problem }) => text !== '' || problem !== undefined);

/** The cell of a row in which no other one is filled in. */
export function onlyCell(row: readonly Cell[]): Cell | undefined {
  const [only, ...others] = filledIn(row);
  return others.length === 0 ? only : undefined;
}

/** What stands in a row at a column; a blank cell where the row is shorter. */
export const cellAt = (row: readonly Cell[], index: number, at: string): Cell =>
  row[index] ?? { text: '', at };

/** The day before the first of Excel's calendar, which has a 29 February 1900; and that of old Macs. */
const epochs = {
  1900: plainDate({ year: 1899, month: 12, day: 30 }),
  1904: plainDate({ year: 1904, month: 1, day: 1 }),
};

/** The first and the last number of Excel that can be a day of somebody at school: 1920 to 2119. */
const [firstSerial, lastSerial] = [7306, 80_353];

/** The day that Excel's number means; undefined for one that is no day of our time. */
export function serialDay(
  serial: number,
  epoch: keyof typeof epochs = 1900,
): PlainDate | undefined {
  const moved = epoch === 1904 ? serial + 1462 : serial;
  if (!(moved >= firstSerial && moved < lastSerial)) return undefined;
  return addDays(epochs[epoch], Math.floor(serial));
}

/** The same of a number that has not the format of a date: '15081' is one of admission, and no day of 1941. */
export function bareSerialDay(...number: Parameters<typeof serialDay>): PlainDate | undefined {
  const day = serialDay(...number);
  return day && day >= '1985' && day < '2050' ? day : undefined;
}
