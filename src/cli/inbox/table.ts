import { plainText } from '../../lib/terminal/plain-text';

const fit = (text: string, width: number) => {
  const plain = plainText(text);
  const signs = [...plain];
  return (signs.length > width ? `${signs.slice(0, width - 1).join('')}…` : plain).padEnd(width);
};

/** Rows as a table for the terminal; each column is as wide as it needs, up to its limit. */
export function toTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  limits: readonly number[],
): string {
  const widths = columns.map((column, index) => {
    const needed = rows.map((row) => [...(row[index] ?? '')].length);
    return Math.min(limits[index] ?? 20, Math.max(column.length, ...needed));
  });
  const line = (cells: readonly string[]) =>
    widths
      .map((width, index) => fit(cells[index] ?? '', width))
      .join('  ')
      .trimEnd();
  const underline = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(columns), underline, ...rows.map(line)].join('\n');
}
