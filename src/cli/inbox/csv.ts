// What spreadsheets take for the beginning of a formula, full-width forms and line ends included.
const formula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;

function cell(value: string): string {
  // An apostrophe makes a spreadsheet show the text as it stands.
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read names in every script.
 * No cell is ever taken for a formula.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
