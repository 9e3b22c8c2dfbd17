import { type Inbox, makeInbox } from '../../content-service/inbox/inbox';
import { pluralize } from '../../lib/terminal/pluralize';
import { toCsv, messageColumns, messageRow, requestColumns, requestRow } from './rows';
import { plainText } from '../../lib/terminal/plain-text';
import { backUp, restore } from '../../content-service/inbox/backup';
import {
  type Database,
  databaseAt,
  defaultDatabaseUrl,
  missingFile,
} from '../../content-service/inbox/database';
import { systemClock } from '../../content-service/school-year/clock';

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
  /** A new file that gets everything that is kept, in place of a list. */
  backup?: string | undefined;
  /** Such a file, whose messages are brought back. */
  restore?: string | undefined;
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

async function answer(database: Database, options: ReportOptions): Promise<string> {
  if (options.backup !== undefined) {
    const rows = await backUp(database, options.backup);
    return `${pluralize(rows, 'row')} written to ${options.backup}\n`;
  }
  if (options.restore !== undefined) {
    const { copied, known } = await restore(database, options.restore);
    return `${pluralize(copied, 'row')} brought back, ${known} were there already\n`;
  }
  return report(makeInbox(database, systemClock), options);
}

/** Prints, backs up or brings back what visitors sent. */
export async function printInbox(options: ReportOptions): Promise<void> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = process.env;
  const place = url || defaultDatabaseUrl();
  const missing = options.restore === undefined ? missingFile(place) : undefined;
  if (missing !== undefined) {
    const words = `There is no ${missing}: nothing has been sent yet, or --dir or --database names another place.`;
    if (options.backup !== undefined) throw new Error(words);
    console.warn(words);
  }
  const database = databaseAt(place, token);
  try {
    process.stdout.write(await answer(database, options));
  } finally {
    await database.close();
  }
}
