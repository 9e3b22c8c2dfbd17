import type { BlockOf } from '../block-props';

const isRunningNumber = (rows: BlockOf<'table'>['rows']) =>
  rows.length > 1 &&
  rows.every(([cell], index) => cell?.replace(/[.)]$/, '') === String(index + 1));

/**
 * The place of the column whose cells name their rows: the first one, or the one behind a running number, where an
 * editor says that there is one (`rowHeaders`), or where its head says so, as in a list of teachers.
 */
export function nameColumn({
  columns,
  rows,
  rowHeaders,
}: Pick<BlockOf<'table'>, 'columns' | 'rows' | 'rowHeaders'>): number | undefined {
  const place = columns.length > 1 && isRunningNumber(rows) ? 1 : 0;
  return rowHeaders || /\bname\b/i.test(columns[place]?.label ?? '') ? place : undefined;
}
