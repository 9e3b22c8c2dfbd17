import { diskIsFull } from '../../lib/terminal/errors';

/** The inbox holds as much as it may: forms are refused until some are deleted. */
export class InboxFullError extends Error {
  constructor() {
    super('the inbox is full');
    this.name = 'InboxFullError';
  }
}

// By the names of https://www.sqlite.org/rescode.html; those with more letters are the same in detail.
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_FULL/, 'the disk is full'],
  [/^SQLITE_(READONLY|PERM|AUTH)/, 'the database is read-only: the disk, the folder or the file'],
  [/^SQLITE_(BUSY|LOCKED)/, 'the database is locked by another program'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'the database file is damaged: restore a backup'],
  [/^SQLITE_(IOERR|TOOBIG)/, 'the disk failed, or lets the database grow no further'],
  [/^SQLITE_CANTOPEN/, 'the database file cannot be opened'],
];

interface CodedError extends Error {
  code?: string;
}

/** What is wrong with a libSQL server: it is away, wants another token, or fails. */
function serverErrorReason({ code, message, cause }: CodedError): string | undefined {
  if (message === 'fetch failed') {
    const detail = cause instanceof Error ? (cause as CodedError).code : undefined;
    return `the database server does not answer${detail ? ` (${detail})` : ''}`;
  }
  const status = code === 'SERVER_ERROR' && /HTTP status (\d+)/.exec(message)?.[1];
  if (!status) return undefined;
  return /^40[13]$/.test(status)
    ? `the database server refuses the token (${status})`
    : `the database server failed (${status})`;
}

/**
 * Why the inbox failed, for the log: never with what was sent, or with the database's address, which
 * may hold a token.
 */
export function inboxErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof InboxFullError) return error.message;
  if (diskIsFull(error)) return 'the disk is full';
  const { code = '', message, name }: CodedError = error;
  const known = sentences.find(([pattern]) => pattern.test(code));
  if (known) return `${known[1]} (${code})`;
  // Without a code: SQLite's own number stands at the end.
  if (/^ConnectionFailed\(.*: 14"\)$/.test(message)) return 'the database file cannot be opened';
  return serverErrorReason(error) ?? (code || name);
}

/**
 * Whether the connection is of no use any more. The file that it is open on is not, or not rightly,
 * there; or a statement of it was refused the lock, which libSQL leaves unfinished: the connection commits
 * nothing more once the lock is free. While another process holds it, the same connection asks again: each one
 * that libSQL closes with such a statement keeps its file handles. So does one that met a full disk
 * (SQLITE_FULL, SQLITE_IOERR), which writes again once there is room.
 */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message }: CodedError = error;
  if (code.startsWith('SQLITE_BUSY')) return !message.endsWith('database is locked');
  return /^SQLITE_(LOCKED|CORRUPT|NOTADB|CANTOPEN|READONLY)/.test(code);
}

/**
 * Whether it may succeed in a moment: another process is writing, or this one has closed the connection
 * because of that, before anything was done.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(SQLITE_(BUSY|LOCKED)|CLIENT_CLOSED)/.test((error as CodedError).code ?? '');
}
