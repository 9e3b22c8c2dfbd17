import type { Table } from './letters';
import { makeRoom, paper, rule, wrap, type Sheet, type Style } from './sheet';

const padding = 6;

/** Column widths in points: as wide as the longest cell wants, shrunk together to fit the page. */
function columnWidths({ columns, rows }: Table, style: Style, full: number): number[] {
  const wishes = columns.map((column, index) => {
    const cells = [column, ...rows.map((row) => String(row[index] ?? ''))];
    const longest = Math.max(...cells.map((one) => style.font.widthOfTextAtSize(one, style.size)));
    return Math.min(Math.max(longest, 40), 190) + 2 * padding;
  });
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  return wishes.map((wish) => (wish * full) / total);
}

/** Writes a table over the whole width, with lines between its rows. */
export function writeTable(sheet: Sheet, table: Table): void {
  const size = table.columns.length > 4 ? 9 : 10;
  const body: Style = { ...sheet.styles.body, size, lead: size + 4 };
  const head: Style = { ...sheet.styles.strong, size, lead: size + 4 };
  const widths = columnWidths(table, head, paper.width - 2 * paper.margin);

  function writeRow(cells: (string | number)[], style: Style): void {
    const lines = cells.map((cell, index) =>
      wrap(String(cell), style, (widths[index] ?? 0) - padding),
    );
    const height = Math.max(1, ...lines.map((one) => one.length)) * style.lead + padding;
    makeRoom(sheet, height);
    rule(sheet);
    let x = paper.margin;
    lines.forEach((cell, column) => {
      cell.forEach((line, index) => {
        sheet.page.drawText(line, {
          x,
          y: sheet.y - padding / 2 - style.size - index * style.lead,
          font: style.font,
          size: style.size,
          color: style.colour,
        });
      });
      x += widths[column] ?? 0;
    });
    sheet.y -= height;
  }

  makeRoom(sheet, 60);
  writeRow(table.columns, head);
  for (const row of table.rows) writeRow(row, body);
  rule(sheet);
  sheet.y -= 14;
}
