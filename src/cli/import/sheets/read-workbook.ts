import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { pluralize } from '../../../lib/terminal/pluralize';
import { limits } from '../limits';
import { damagedFile, Refused } from '../zip-guard';
import {
  type Cell,
  columnName,
  hiddenSheet,
  bareSerialDay,
  serialDay,
  type Sheet,
  tidy,
  withoutTextMark,
} from './sheet';

/** A file by what its first bytes say, whatever its name. */
const options = {
  dense: true,
  cellDates: false,
  cellNF: true,
  cellHTML: false,
  // Formulas and macros are not even kept: what Excel has calculated is read.
  cellFormula: true,
  bookVBA: false,
  // Else a formula without a value is not even there.
  sheetStubs: true,
  // Else nothing says which rows and columns are hidden.
  cellStyles: true,
  sheetRows: limits.rows + 1,
} as const;

const formulaWithoutValue =
  'this formula has no value in the file; open it in Excel or LibreOffice, and save it again';

function numberFacts(
  { v, z }: CellObject,
  is1904: boolean,
): Pick<Cell, 'number' | 'isPercent' | 'day' | 'numberDay'> {
  const number = Number(v);
  const format = typeof z === 'string' ? z : undefined;
  const epoch = is1904 ? 1904 : 1900;
  const isDate = format !== undefined && SSF.is_date(format);
  const day = (isDate ? serialDay : bareSerialDay)(number, epoch);
  if (isDate) return day ? { number, day } : { number };
  return {
    number,
    ...(format?.includes('%') && { isPercent: true as const }),
    ...(day && { numberDay: day }),
  };
}

function cellOf(written: CellObject | undefined, at: string, is1904: boolean): Cell {
  if (!written) return { text: '', at };
  if (written.t === 'e' && written.v !== undefined) {
    return {
      text: '',
      at,
      problem: `its formula has an error (${String(written.w ?? written.v)})`,
    };
  }
  if (written.v === undefined || written.v === '' || written.t === 'z') {
    return { text: '', at, ...(written.f !== undefined && { problem: formulaWithoutValue }) };
  }
  const text = withoutTextMark(
    tidy(String(written.t === 'n' ? (written.w ?? written.v) : written.v)),
  );
  return { text, at, ...(written.t === 'n' && numberFacts(written, is1904)) };
}

/** A cell that was merged over several rows counts in each of them; one merged over columns is a title. */
function fillMerged(rows: Cell[][], { '!merges': merges = [] }: WorkSheet): void {
  for (const { s, e } of merges.slice(0, limits.rows)) {
    const first = rows[s.r]?.[s.c];
    if (s.c !== e.c || !first) continue;
    for (let row = s.r + 1; row <= Math.min(e.r, rows.length - 1); row += 1) {
      const cells = rows[row];
      if (cells?.[s.c]) cells[s.c] = { ...first, at: cells[s.c]?.at ?? first.at };
    }
  }
}

/** What was written beside cells, as Excel's notes and comments: for the office, and read nowhere. */
function commentsOf(rows: readonly (readonly (CellObject | undefined)[] | undefined)[]): string[] {
  const at = rows.flatMap((row, line) =>
    (row ?? []).flatMap((cell, column) =>
      cell?.c?.length ? `${columnName(column)}${line + 1}` : [],
    ),
  );
  return at[0] === undefined
    ? []
    : [`not read: the notes of ${pluralize(at.length, 'cell')}, the first at ${at[0]}`];
}

function notesOf(sheet: WorkSheet, isHidden: boolean): string[] {
  const hidden = (parts: WorkSheet['!rows'] | WorkSheet['!cols'], nameOf: (at: number) => string) =>
    (parts ?? []).flatMap((part, at) => (part?.hidden ? nameOf(at) : []));
  const rows = hidden(sheet['!rows'], (at) => String(at + 1));
  const columns = hidden(sheet['!cols'], columnName);
  const notes = [
    isHidden && hiddenSheet,
    rows[0] && `read too: ${pluralize(rows.length, 'hidden row')}, the first is ${rows[0]}`,
    columns[0] &&
      `read too: ${pluralize(columns.length, 'hidden column')}, the first is ${columns[0]}`,
  ];
  return notes.filter((note) => typeof note === 'string');
}

function sheetOf(name: string, book: WorkBook, index: number): Sheet {
  const sheet = book.Sheets[name] ?? {};
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  if (data.length > limits.rows) {
    throw new Refused(`the sheet "${name}" has more than ${limits.rows} rows; split it`);
  }
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  // A row without cells is not even there.
  const widths = Array.from(data, (row) => row?.length ?? 0);
  const width = Math.min(limits.columns, Math.max(0, ...widths));
  const rows = Array.from(data, (row, line) =>
    Array.from({ length: width }, (_, column) =>
      cellOf(row?.[column], `${name}!${columnName(column)}${line + 1}`, is1904),
    ),
  );
  fillMerged(rows, sheet);
  const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  return { name, rows, notes: [...notesOf(sheet, isHidden), ...commentsOf(data)] };
}

function opened(data: Buffer | string): WorkBook {
  try {
    return typeof data === 'string'
      ? // A web page under the name of a workbook: its texts stay as they are written.
        read(data, { ...options, type: 'string', raw: true })
      : read(data, { ...options, type: 'buffer' });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Refused(isLocked ? 'it is locked with a password; save it without one' : damagedFile);
  }
}

/** The sheets of a workbook: .xlsx, .xlsm, .xls, .ods, or the web page that many programs call .xls. */
export function readWorkbook(data: Buffer | string): Sheet[] {
  const book = opened(data);
  const sheets = book.SheetNames.map((name, index) => sheetOf(name, book, index));
  const filled = sheets.filter(({ rows }) =>
    rows.some((row) => row.some(({ text }) => text !== '')),
  );
  if (filled.length === 0) throw new Refused('there is nothing in it');
  return filled;
}
