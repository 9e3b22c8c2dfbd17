import type { Inbox, StoredMessage, StoredRequest } from '../../content-service/inbox/inbox';
import { counted } from '../../lib/terminal/counted';
import { toCsv } from './csv';
import { toTable } from './table';

/** What is listed, and in which form. */
export interface ReportOptions {
  format: 'table' | 'csv' | 'json';
  /** Certificate requests instead of contact messages. */
  certificates: boolean;
  /** Only what came at or after this ISO instant in UTC. */
  since?: string | undefined;
}

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const received = (instant: string) => clock.format(new Date(instant));

const messageColumns = ['Received', 'Name', 'Phone', 'Email', 'Subject', 'Message'];
const messageRow = (one: StoredMessage) => [
  received(one.receivedAt),
  one.name,
  one.phone,
  one.email,
  one.subject,
  one.message,
];

const requestColumns = ['Received', 'Admission No.', 'Name', 'Found'];
const requestRow = (one: StoredRequest) => [
  received(one.receivedAt),
  one.admission,
  one.name,
  one.found ? 'yes' : 'no',
];

/** The text that the command prints. Rejects when the database fails. */
export async function report(inbox: Inbox, options: ReportOptions): Promise<string> {
  const { format, certificates, since } = options;
  const items = certificates ? await inbox.requests(since) : await inbox.messages(since);
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  const columns = certificates ? requestColumns : messageColumns;
  const rows = items.map((item) => ('found' in item ? requestRow(item) : messageRow(item)));
  if (format === 'csv') return toCsv(columns, rows);
  const count = counted(items.length, certificates ? 'certificate request' : 'contact message');
  if (items.length === 0) return `${count}\n`;
  return `${toTable(columns, rows, [24, 24, 18, 30, 28, 60])}\n\n${count}\n`;
}
