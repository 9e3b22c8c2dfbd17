// Whatever could steer a terminal: control characters, and marks that turn the direction of text.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const steering = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

const fit = (text: string, width: number) => {
  const plain = text.replace(steering, ' ').trim();
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
