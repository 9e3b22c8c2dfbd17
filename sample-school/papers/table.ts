import type { Table } from './letters';
import { makeRoom, paper, rule, wrap, writeLine, type Sheet, type Style } from './sheet';

const padding = 6;

/** Column widths in points: as wide as the longest cell wants, shrunk together to fit the page. */
function columnWidths({ columns, rows, widths }: Table, style: Style, full: number): number[] {
  const wishes =
    widths ??
    columns.map((column, index) => {
      const cells = [column, ...rows.map((row) => String(row[index] ?? ''))];
      const wide = Math.max(...cells.map((one) => style.font.widthOfTextAtSize(one, style.size)));
      return Math.min(Math.max(wide, 40), 190) + 2 * padding;
    });
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  return wishes.map((wish) => (wish * full) / total);
}

/** A row broken into lines, and its height in points. */
interface LaidRow {
  lines: string[][];
  height: number;
  style: Style;
}

function layOut(sheet: Sheet, table: Table): { widths: number[]; rows: LaidRow[] } {
  const size = table.columns.length > 4 ? 9 : 10;
  const body: Style = { ...sheet.styles.body, size, lead: size + 4 };
  const head: Style = { ...sheet.styles.strong, size, lead: size + 4, tag: 'TH' };
  const widths = columnWidths(table, head, paper.width - 2 * paper.margin);
  const lay = (cells: (string | number)[], style: Style): LaidRow => {
    const lines = cells.map((cell, index) =>
      wrap(String(cell), style, (widths[index] ?? 0) - padding),
    );
    const height = Math.max(1, ...lines.map((one) => one.length)) * style.lead + padding;
    return { lines, height, style };
  };
  return { widths, rows: [lay(table.columns, head), ...table.rows.map((row) => lay(row, body))] };
}

/** The height that a table takes, in points. */
export function tableHeight(sheet: Sheet, table: Table): number {
  return layOut(sheet, table).rows.reduce((sum, { height }) => sum + height, 0);
}

/** Writes a table over the whole width, with lines between its rows. */
export function writeTable(sheet: Sheet, table: Table): void {
  const { widths, rows } = layOut(sheet, table);

  function writeRow({ lines, height, style }: LaidRow): void {
    makeRoom(sheet, height);
    rule(sheet);
    let x = paper.margin;
    const top = sheet.y - padding / 2 - style.size;
    lines.forEach((cell, column) => {
      const write = () =>
        cell.forEach((line, index) => writeLine(sheet, line, style, x, top - index * style.lead));
      sheet.tags.within(style.tag ?? 'TD', write, style.tag && 'Column');
      x += widths[column] ?? 0;
    });
    sheet.y -= height;
  }

  makeRoom(sheet, 60);
  sheet.tags.within('Table', () =>
    rows.forEach((row) => sheet.tags.within('TR', () => writeRow(row))),
  );
  rule(sheet);
  sheet.y -= 14;
}
