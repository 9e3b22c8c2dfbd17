import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

const isRow = (row: unknown): row is unknown[] =>
  Array.isArray(row) && row.every((cell) => typeof cell !== 'object' || cell === null);

/** Whether a list is a sheet: rows, of which the first has the names of the columns. */
export function isSheet(list: readonly unknown[]): list is readonly [string[], ...unknown[][]] {
  const [head = [], ...rows] = list.every(isRow) ? list : [];
  return (
    rows.length > 0 &&
    head.length > 1 &&
    head.every((name) => typeof name === 'string' && /^\D/.test(name)) &&
    rows.every((row) => row.length <= head.length)
  );
}

/** The records of a sheet's rows; a list that is none as it is. */
export function fromSheet(list: unknown[]): unknown[] {
  if (!isSheet(list)) return list;
  const [head, ...rows] = list;
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

/** A cell of a table of Google, `{ v: 'Date(2026,0,5)', f: '5/1/2026' }`: its day, or what a reader sees; others as they are. */
function cellOf(cell: unknown): unknown {
  const { v, f = v } = asRecord(cell) ?? { v: cell };
  const [, year, month, day] = /^Date\((\d{4}),(\d+),(\d+)/.exec(scalarText(v)) ?? [];
  return day ? `${year}-${Number(month) + 1}-${day}` : f;
}

/**
 * The rows of a table that has the names of its columns beside them, as a sheet: `{ columns: ['title'], rows: [['Fair']] }`,
 * and as Google sends one. `undefined` for all else.
 */
export function tableIn(wrapper: object): unknown[] | undefined {
  const listAt = (names: RegExp) =>
    Object.entries(wrapper).find(([key, list]) => names.test(key) && Array.isArray(list))?.[1] as
      | unknown[]
      | undefined;
  const head = listAt(/^(?:cols|columns|fields|headers?)$/i)?.map((column) => {
    const { label, name = label, title = name } = asRecord(column) ?? { title: column };
    return scalarText(title);
  });
  const rows = listAt(/^(?:rows|data|values|records)$/i)?.map((row) => asRecord(row)?.c ?? row);
  if (!head || !rows?.every((row) => Array.isArray(row))) return undefined;
  const cells = rows.map((row) => row.map(cellOf));
  // Google gives no labels where it takes the names for a row.
  return head.some(Boolean) ? [head, ...cells] : cells;
}
