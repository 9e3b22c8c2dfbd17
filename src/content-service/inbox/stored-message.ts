import type { Row } from '@libsql/client';
import type { CertificateRequest, ContactMessage } from '../forms/forms';

/** A kept contact message; its moments are ISO instants in UTC, blank where it has not come so far. */
export interface StoredMessage extends Required<ContactMessage> {
  id: number;
  receivedAt: string;
  /** Why it is probably spam; blank where nothing speaks for it. */
  suspicion: string;
  /** When somebody in the office opened it. */
  seenAt: string;
  answeredAt: string;
}

/** A kept certificate request; `found` says whether the register held the pupil. */
export interface StoredRequest extends CertificateRequest {
  id: number;
  receivedAt: string;
  found: boolean;
}

/** Some columns of a row as texts. */
export const textsOf = <Column extends string>(
  row: Row,
  ...columns: Column[]
): Record<Column, string> =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(columns.map((name) => [name, String(row[name] ?? '')])) as Record<
    Column,
    string
  >;

/** Reads the columns of a StoredMessage. */
export const selectMessages = `select id, received_at as receivedAt, name, phone, email, subject, message,
  child_class as childClass, child_year as childYear, suspicion, seen_at as seenAt,
  answered_at as answeredAt from contact_messages`;

/** The message that a row of `selectMessages` holds. */
export const storedMessage = (row: Row): StoredMessage => ({
  id: Number(row['id']),
  ...textsOf(row, 'receivedAt', 'name', 'phone', 'email', 'subject', 'message'),
  ...textsOf(row, 'childClass', 'childYear', 'suspicion', 'seenAt', 'answeredAt'),
});
