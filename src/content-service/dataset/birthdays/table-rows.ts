import type { Diagnostic } from '../../../content/diagnostics';
import { lineFinder, type SourceFile } from '../../../content/source-file';
import { type Column, findHeadings, type Headings, headingScore } from './headings';
import { type Cell, readTable, type Row, type Table } from './read-table';

interface WrittenRow {
  value: Record<string, string>;
  cells: Record<string, Cell>;
  offset: number;
}

const delimiters = [',', ';', '\t'];

/** The headings stand within this many characters, below titles. */
const headLength = 20_000;

/** The table of a text: with the delimiter that Excel names in its first line, or the one that gives headings. */
function tableOf(text: string): { table: Table; delimiter: string } {
  const [line = '', named] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const [best = ','] = (named ? [named] : delimiters)
    .map((delimiter) => ({
      delimiter,
      score: headingScore(readTable(text.slice(0, headLength), delimiter, line.length)),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ delimiter }) => delimiter);
  return { table: readTable(text, best, line.length), delimiter: best };
}

/** The columns of each key of birthdays.yaml; their texts are put together. */
const columnsOf: readonly (readonly [key: string, ...columns: Column[]])[] = [
  ['name', 'name', 'given', 'middle', 'family'],
  ['class', 'class', 'section'],
  ['birthday', 'birthday'],
  ['photo', 'photo'],
];

/** The texts of cells, one after the other; some offices repeat the section in the class: 'V A', 'A'. */
export const joinedText = (cells: readonly Pick<Cell, 'text'>[]): string =>
  cells.reduce(
    (before, { text }) => (before.endsWith(` ${text}`) ? before : `${before} ${text}`.trim()),
    '',
  );

function writtenRow(row: Row, { columns }: Headings): WrittenRow {
  const value: WrittenRow['value'] = {};
  const cells: WrittenRow['cells'] = {};
  for (const [key, ...ofKey] of columnsOf) {
    const all = ofKey.flatMap((column) => row[columns.get(column) ?? -1] ?? []);
    const filled = all.filter(({ text }) => text !== '');
    const [first = all[0]] = filled;
    if (first) cells[key] = first;
    if (filled.length > 0) value[key] = joinedText(filled);
  }
  return { value, cells, offset: row[0].offset };
}

/** A cell beyond the last column: a comma in a name that has no quotes moves all cells behind it. */
function cellTooMany(row: Row, { width }: Headings): Cell | undefined {
  return row.slice(width).find(({ text }) => text !== '');
}

/**
 * Reads the text of a table of birthdays: its rows as those of birthdays.yaml, each with its place, and what of
 * it is not read. Without headings there is no `source`.
 */
export function tableRows(
  file: string,
  text: string,
): { source?: SourceFile; diagnostics: Diagnostic[] } {
  const placeOf = lineFinder(file, text);
  const { table, delimiter } = tableOf(text);
  const { headings, problems } = findHeadings(table);
  const rows: WrittenRow[] = [];
  for (const row of headings ? table.rows.slice(headings.at + 1) : []) {
    if (!headings || row.every(({ text: cell }) => cell === '')) continue;
    const more = cellTooMany(row, headings);
    if (more) {
      const sign = delimiter === '\t' ? 'tab' : `"${delimiter}"`;
      const message = `more cells than columns; put a text that holds a ${sign} in quotes`;
      problems.push({ offset: more.offset, message });
    } else rows.push(writtenRow(row, headings));
  }
  const diagnostics = [...problems, ...(headings ? table.problems : [])].map(
    ({ offset, message }) => ({
      ...placeOf(offset),
      message,
    }),
  );
  if (!headings) return { diagnostics };
  const at: SourceFile['at'] = ([index, key], { offset = 0 } = {}) => {
    const row = rows[Number(index)];
    const cell = key === undefined ? undefined : row?.cells[key];
    if (!cell) return placeOf(row?.offset ?? 0);
    const quote = offset > 0 && text[cell.offset] === '"' ? 1 : 0;
    return placeOf(cell.offset + offset + quote);
  };
  return {
    source: { file, value: rows.map(({ value }) => value), broken: false, at },
    diagnostics,
  };
}
