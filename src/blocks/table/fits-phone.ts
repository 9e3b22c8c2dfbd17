import type { TableBlock } from './table.schema';

/** Two columns fit on any phone, whatever they hold. */
const ALWAYS = 2;

/** With three columns, cells of so many characters together stand on a line or two at 320 px. */
const THREE = 3;
const CHARACTERS = 54;

/** Whether a table is narrow enough to stay a table on a phone, where cards would only be longer. */
export function fitsPhone({
  columns,
  rows,
  totals,
}: Pick<TableBlock, 'columns' | 'rows' | 'totals'>) {
  if (columns.length <= ALWAYS) return true;
  if (columns.length > THREE) return false;
  const all = totals ? [...rows, totals] : rows;
  const widths = columns.map(({ label }, index) =>
    Math.max(label.length, ...all.map((cells) => cellLength(cells[index] ?? ''))),
  );
  return widths.reduce((sum, width) => sum + width, 0) <= CHARACTERS;
}

/** The characters of a cell without the marks of its HTML. */
export const cellLength = (html: string) => html.replace(/<[^<>]*>/g, '').length;
