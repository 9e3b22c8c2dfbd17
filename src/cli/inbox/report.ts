import type { Inbox } from '../../content-service/inbox/inbox';
import { pluralize } from '../../lib/terminal/pluralize';
import { toCsv } from './csv';
import { messageColumns, messageRow, requestColumns, requestRow } from './rows';
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

/** What is listed, and in which form. */
export interface ReportOptions {
  format: 'table' | 'csv' | 'json';
  /** Certificate requests instead of contact messages. */
  certificates: boolean;
  /** Only what came at or after this ISO instant in UTC. */
  since?: string | undefined;
}

/** The text that the command prints. Rejects when the database fails. */
export async function report(inbox: Inbox, options: ReportOptions): Promise<string> {
  const { format, certificates, since } = options;
  const items = certificates ? await inbox.requests(since) : await inbox.messages(since);
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  const columns = certificates ? requestColumns : messageColumns;
  const rows = items.map((item) => ('found' in item ? requestRow(item) : messageRow(item)));
  if (format === 'csv') return toCsv(columns, rows);
  const count = pluralize(items.length, certificates ? 'certificate request' : 'contact message');
  if (items.length === 0) return `${count}\n`;
  // What nobody has filled in takes no room on a screen.
  const used = columns.flatMap((_, index) => (rows.some((row) => row[index]) ? [index] : []));
  const pick = <T>(all: readonly T[]) => used.flatMap((index) => all[index] ?? []);
  const widths = [24, 24, 18, 30, 28, 60, 8, 10, 24, 14];
  return `${toTable(pick(columns), rows.map(pick), pick(widths))}\n\n${count}\n`;
}
