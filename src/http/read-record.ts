import { parsePlainDate, type PlainDate } from '../dates/plain-date';
import type { ContentClient } from './client';
import { encodedPath } from './file-url';
import type { Call } from './http-error';
import { cleanText } from './text';

/** A record of the service before anything is known about it. */
export type RawRecord = Record<string, unknown>;

/** What every record of a list has. */
export interface ListRecord {
  /** The service's own id; '' when it sent none. */
  id: string;
  /** Unique within its list, whatever the service sent: for React's keys. */
  key: string;
}

/** Reads one record; `undefined` when it is no record of its kind. */
export type ReadRecord<T> = (value: unknown) => T | undefined;

/** The value as a record; `undefined` for null, arrays and everything that is no object. */
export function asRecord(value: unknown): RawRecord | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as RawRecord) : undefined;
}

/** A record's id and key; the key falls back to `title` until `readList` makes it unique. */
export function idAndKey(record: RawRecord, title: string): ListRecord {
  const raw = record['_id'];
  const id = cleanText(typeof raw === 'number' ? String(raw) : raw, 100);
  return { id, key: id || title };
}

/** A finite number from a number or a text such as '98.5' or '98.5%'; otherwise `undefined`. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const found = /^\s*(\d{1,6}(?:\.\d{1,4})?)\s*%?\s*$/.exec(typeof value === 'string' ? value : '');
  return found ? Number(found[1]) : undefined;
}

/** A date, or `undefined` when the value is none or no such day exists. */
export function readDate(value: unknown): PlainDate | undefined {
  return parsePlainDate(value);
}

/** The paths of files and pictures, from a list or a single path; bad ones are left out. */
export function readPaths(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isPath).map((path) => path.trim());
}

function isPath(value: unknown): value is string {
  return encodedPath(value) !== undefined;
}

/**
 * Reads a list. Records that can't be read are left out and counted in one line of the log, so
 * that one bad record costs a reader nothing else; the keys of the others are made unique.
 */
export function readList<T extends ListRecord>(
  values: readonly unknown[],
  read: ReadRecord<T>,
  onDropped?: (dropped: number, total: number) => void,
): T[] {
  const records = values.map(read).filter((record) => record !== undefined);
  const dropped = values.length - records.length;
  if (dropped > 0) onDropped?.(dropped, values.length);
  return withUniqueKeys(records);
}

/** Fetches a list and reads its records; the log names the call when records are left out. */
export async function fetchList<T extends ListRecord>(
  client: ContentClient,
  call: Call,
  read: ReadRecord<T>,
  signal: AbortSignal,
): Promise<T[]> {
  const values = await client.getList(call, { signal });
  return readList(values, read, (dropped, total) => {
    client.log(`${client.nameOf(call)}: ${dropped} of ${total} records can't be read; left out.`);
  });
}

function withUniqueKeys<T extends ListRecord>(records: T[]): T[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return records.map((record) => {
    let key = record.key;
    while (taken.has(key)) {
      const count = (counts.get(record.key) ?? 1) + 1;
      counts.set(record.key, count);
      key = `${record.key}~${count}`;
    }
    taken.add(key);
    return key === record.key ? record : { ...record, key };
  });
}
