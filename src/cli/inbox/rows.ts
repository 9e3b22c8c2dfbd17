import Papa from 'papaparse';
import type { StoredMessage, StoredRequest } from '../../content-service/inbox/stored-message';

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

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as it is read in India. */
export const received = (instant: string) => clock.format(new Date(instant));

/** What is known of a message, in the order in which tables have it. */
const messageParts: Readonly<Record<string, (one: StoredMessage) => string>> = {
  Received: ({ receivedAt }) => received(receivedAt),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Class: ({ childClass }) => childClass,
  Year: ({ childYear }) => childYear,
  Answered: ({ answeredAt }) => answeredAt && received(answeredAt),
  'Probably spam': ({ suspicion }) => suspicion,
};

/** The columns of a table of messages. */
export const messageColumns = Object.keys(messageParts);

/** A message as the cells of these columns. */
export const messageRow = (one: StoredMessage): string[] =>
  Object.values(messageParts).map((part) => part(one));

/** What is known of a request for a certificate. */
export const requestColumns = ['Received', 'Admission No.', 'Name', 'Found'];

/** A request as the cells of these columns. */
export const requestRow = (one: StoredRequest): string[] => [
  received(one.receivedAt),
  one.admission,
  one.name,
  one.found ? 'yes' : 'no',
];

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
