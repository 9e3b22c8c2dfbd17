/**
 * Rows as an Excel file. Every cell is a text, and never a formula, whatever it begins with.
 */
export async function toExcel(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node');
  const heading = columns.map((value) => ({ value, fontWeight: 'bold' as const }));
  // Excel takes 32,767 characters in a cell; no message is as long.
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, wrap: true })));
  const widths = columns.map((column) => ({ width: column === 'Message' ? 60 : 22 }));
  const file = writeExcel([heading, ...cells], { columns: widths, stickyRowsCount: 1 });
  return file.toBuffer();
}
