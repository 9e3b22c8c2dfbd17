import type { Target } from '../lists/target';
import { type Cell, filledIn, onlyCell, type Sheet } from '../sheets/sheet';
import { headingsBelow } from './headings';
import type { RowOptions } from './row-cells';

/** Rows below one row of headings. */
export interface TableBelow {
  head: readonly Cell[];
  columns: ReadonlyMap<string, number>;
  rows: (readonly Cell[])[];
  /** What stands between the table before and these headings: titles, and page numbers. */
  above: string[];
  /** What stands above its headings, a row in one text. */
  titles: string[];
}

/** The name of the sheet that a table stands in; '' of a text. */
export const sheetOf = ({ head }: TableBelow): string =>
  /^.+(?=!)/.exec(head[0]?.at ?? '')?.[0] ?? '';

const textOf = (row: readonly Cell[]) =>
  row
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

/** What stands below a heading as its unit: '(in Rs.)', '₹'; or nothing. */
const unit = /^(?:\([^()]*\)|₹|rs\.?|inr|%)?$/i;

/**
 * The tables of a sheet, one below the other, each with its own headings; a title of one cell above them is read as
 * little as the one above the first. Printed lists repeat their headings on each page.
 */
export function tablesBelow(
  sheet: Sheet,
  target: Target,
  { at, columns, fixed }: Pick<RowOptions, 'at' | 'columns' | 'fixed'>,
): TableBelow[] {
  const headings = headingsBelow(target, fixed);
  const head = sheet.rows[at] ?? [];
  const titles = sheet.rows.slice(0, at).map(textOf);
  let table: TableBelow = { head, columns, rows: [], above: [], titles };
  const tables = [table];
  for (const row of sheet.rows.slice(at + 1)) {
    if (filledIn(row).length === 0) continue;
    if (table.rows.length === 0 && row.every(({ text }) => unit.test(text))) {
      table.above.push(textOf(row));
      continue;
    }
    const isSame = row.every(({ text }, index) => text === table.head[index]?.text);
    const again = isSame ? table.columns : headings(row);
    if (!again) {
      table.rows.push(row);
      continue;
    }
    const above: string[] = [];
    while (onlyCell(table.rows.at(-1) ?? []))
      above.unshift(...(table.rows.pop() ?? []).flatMap(({ text }) => text || []));
    table = { head: row, columns: again, rows: [], above, titles: above };
    tables.push(table);
  }
  return tables;
}
