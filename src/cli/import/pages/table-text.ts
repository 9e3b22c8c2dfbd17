const oneLine = (text: string) =>
  text
    .replace(/\\\|/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' / ')
    .replace(/\|/g, '\\|')
    .trim();

/** The rows of a table itself, and not those of a table in one of its cells. */
const rowsOf = (table: HTMLElement) =>
  Array.from(table.querySelectorAll('tr')).filter((row) => row.closest('table') === table);

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(name === 'colspan' ? 20 : 500, Number(cell.getAttribute(name) ?? 1) || 1);

/** The cells of rows in their columns; what covers several stands in the first of them, and the others are blank. */
function gridOf(rows: readonly HTMLElement[], inner: (html: string) => string): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    let column = 0;
    for (const cell of Array.from(row.children)) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const width = spanOf(cell, 'colspan');
      for (const line of grid.slice(at, at + spanOf(cell, 'rowspan')))
        for (let index = column; index < column + width; index += 1) line[index] ??= '';
      grid[at]?.splice(column, 1, oneLine(inner(cell.innerHTML)));
    }
  });
  return grid;
}

/** A table as GitHub's Markdown has it: its first row is its head, and merged cells are written once. */
export function tableText(table: HTMLElement, inner: (html: string) => string): string {
  const rows = gridOf(rowsOf(table), inner);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows
    .filter((row) => row.some((cell) => cell))
    .map((row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`);
  const [head, ...body] = lines;
  if (head === undefined) return '';
  return ['', '', head, `|${' --- |'.repeat(width)}`, ...body, '', ''].join('\n');
}
