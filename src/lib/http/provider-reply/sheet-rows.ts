import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

const isRow = (row: unknown): row is unknown[] => Array.isArray(row);

const isFilled = (cell: unknown): boolean => (cell ?? '') !== '';

/**
 * The rows of a sheet, of which the first has the names of the columns: without empty ones, and without what stands alone
 * above them, such as 'Circulars 2026-27'. `undefined` for a list that is none.
 */
function rowsIn(list: readonly unknown[]): readonly [string[], ...unknown[][]] | undefined {
  const all = list.every(isRow) ? list.filter((row) => row.some(isFilled)) : [];
  const [head = [], ...rows] = all.slice(all.findIndex((row) => row.filter(isFilled).length > 1));
  const isNamed =
    head.filter(isFilled).length > 1 &&
    head.every((name): name is string => typeof name === 'string' && /^(?!\d)/.test(name));
  const isWithin = rows.every((row) => row.length <= head.length);
  return isNamed && rows.length > 0 && isWithin ? [head, ...rows] : undefined;
}

/** The records of a sheet's rows; a list that is none as it is. A column without a name may say whom a row is of. */
export function fromSheet(list: unknown[]): unknown[] {
  const [head = [], ...rows] = rowsIn(list) ?? [];
  const records = rows.map((row) =>
    Object.fromEntries(head.map((name, at) => [name || `column ${at}`, row[at] ?? ''])),
  );
  return records.length > 0 ? records : list;
}

/** A cell of a table of Google, `{ v: 'Date(2026,0,5)', f: '5/1/2026' }`: its day, or what a reader sees; others as they are. */
function cellOf(cell: unknown): unknown {
  const { v, f = v } = asRecord(cell) ?? {};
  if (v === undefined) return cell;
  const [, year, month, day] = /^Date\((\d{4}),(\d+),(\d+)/.exec(scalarText(v)) ?? [];
  return day ? `${year}-${Number(month) + 1}-${day}` : f;
}

/** The rows of a table that came by columns: `{ title: ['Fair'], date: ['5/12/2026'] }`, of pandas under numbers. */
function columnsIn(wrapper: object): unknown[][] | undefined {
  const columns = Object.entries(wrapper).map(([name, cells]): unknown[] => [
    name,
    ...Object.values((typeof cells === 'object' && (cells as object | null)) || {}),
  ]);
  const isList = Object.values(wrapper).every((one) => Array.isArray(one) || asRecord(one)?.['0']);
  const isTable = isList && columns.every(({ length }) => length === columns[0]?.length);
  const titles = columns.find(([name]) => /^(?:title|heading|name|subject)$/i.test(String(name)));
  if (!isTable || columns.length < 2 || !titles?.every((one) => typeof one !== 'object'))
    return undefined;
  return titles.map((_, row) => columns.map((column) => column[row]));
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
  const head = listAt(/^(?:cols|columns|fields|headers?|keys)$/i)?.map((column) => {
    const { label, name = label, title = name } = asRecord(column) ?? { title: column };
    return scalarText(title);
  });
  const rows = listAt(/^(?:rows|data|values|records)$/i)?.map((row) => asRecord(row)?.c ?? row);
  if (!head || !rows?.every((row) => Array.isArray(row))) return columnsIn(wrapper);
  const cells = rows.map((row) => row.map(cellOf));
  // Google gives no labels where it takes the names for a row.
  return head.some(Boolean) ? [head, ...cells] : cells;
}
