import Papa from 'papaparse';

/** What spreadsheets take for the beginning of a formula, full-width forms and line ends included. */
const escapeFormulae = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read names in every script.
 * No cell is ever taken for a formula: an apostrophe makes a spreadsheet show it as it stands.
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    [columns, ...rows].map((row) => [...row]),
    { quotes: true, escapeFormulae },
  )}\r\n`;
