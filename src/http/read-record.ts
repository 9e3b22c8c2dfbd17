import { parsePlainDate, type PlainDate } from '../dates/plain-date';
import { getClient } from './client-config';
import { encodedPath } from './file-url';
import type { ListCall } from './service-calls';
import { cleanText } from './text';

/** What may have come in the place of a record of the description: any field, any value. */
export type Untrusted<Sent> = { readonly [Field in keyof Sent]?: unknown };

/** What every record of a list has. */
export interface ListRecord {
  /** The service's own id; '' when it sent none. */
  id: string;
  /** Unique within its list, whatever the service sent: for React's keys. */
  key: string;
}

/** Reads one record; `undefined` when it is no record of its kind. */
export type ReadRecord<T> = (value: unknown) => T | undefined;

/** The fields that a reader of a record states: `id` and `key` are read alike for all. */
type FieldOf<Shown> = Exclude<keyof Shown, keyof ListRecord> & string;

/** The fields that are always a text. */
type TextFieldOf<Shown> = {
  [Field in FieldOf<Shown>]: Shown[Field] extends string ? Field : never;
}[FieldOf<Shown>];

/**
 * A reader for each field of what the site shows. Their parameters have the types of the API
 * description, so that a name or a type that changes there does not compile here; none of them
 * relies on it.
 */
type FieldReaders<Sent, Shown> = {
  readonly [Field in FieldOf<Shown>]: (sent: Required<Sent>) => Shown[Field];
};

/**
 * Makes the reader of one kind of record. Without a text in the field `title` there is no record;
 * it also becomes the key of a record that has no id, until `readList` makes keys unique.
 */
export function recordReader<Sent, Shown extends ListRecord>(
  title: TextFieldOf<Shown>,
  readers: FieldReaders<Sent, Shown>,
): ReadRecord<Shown> {
  const fields = Object.entries<(sent: never) => unknown>(readers);
  return (value) => {
    const sent = asRecord<{ _id: unknown }>(value);
    if (!sent) return undefined;
    const raw = sent._id;
    const id = cleanText(typeof raw === 'number' ? String(raw) : raw, 100);
    const shown: Record<string, unknown> = { id, key: id };
    try {
      for (const [field, read] of fields) shown[field] = read(sent as never);
    } catch {
      // A needed field is missing.
      return undefined;
    }
    if (!shown[title]) return undefined;
    shown.key = id || shown[title];
    // Each field was read by the reader that `FieldReaders` demands for it.
    return shown as unknown as Shown;
  };
}

/** A field without which there is no record, not `undefined` and not '': the reader catches what is thrown. */
export function needed<Sent, Value>(read: (sent: Sent) => Value | undefined) {
  return (sent: Sent): Value => {
    const value = read(sent);
    if (value === undefined || value === '') throw new Error('needed');
    return value;
  };
}

/** Plain text, cleaned and cut to `max` characters; '' when there is none. */
export function text<Name extends string>(name: Name, max?: number) {
  return (sent: Readonly<Record<Name, string>>): string => cleanText(sent[name], max);
}

/** A day; `undefined` when there is none or no such day exists. */
export function day<Name extends string>(name: Name) {
  return (sent: Readonly<Record<Name, string>>): PlainDate | undefined =>
    parsePlainDate(sent[name]);
}

/** The last of several days from the day of another field on; `undefined` where there is but one. */
export function lastDay<First extends string, Last extends string>(first: First, last: Last) {
  return (sent: Readonly<Record<First | Last, string>>): PlainDate | undefined => {
    const [from, until] = [parsePlainDate(sent[first]), parsePlainDate(sent[last])];
    return from && until && from < until ? until : undefined;
  };
}

/** Longest text that is looked at for a number, in characters. */
const NUMBER_MAX = 40;

/** A finite number from a number or a text such as '98.5' or '98.5%'; otherwise `undefined`. */
export function number<Name extends string>(name: Name) {
  return (sent: Readonly<Record<Name, number | string>>): number | undefined => {
    const value: unknown = sent[name];
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    const written = typeof value === 'string' && value.length <= NUMBER_MAX ? value.trim() : '';
    const found = /^(\d{1,6}(?:\.\d{1,4})?)\s*%?$/.exec(written);
    return found ? Number(found[1]) : undefined;
  };
}

/** The paths of files and pictures, from a list or a single path; bad ones are left out. */
export function paths<Name extends string>(name: Name) {
  return (sent: Readonly<Record<Name, readonly string[]>>): string[] => {
    const value: unknown = sent[name];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isPath).map((path) => path.trim());
  };
}

/** The first of the paths that are not bad. */
export function firstPath<Name extends string>(name: Name) {
  const read = paths(name);
  return (sent: Parameters<typeof read>[0]): string | undefined => read(sent)[0];
}

function isPath(value: unknown): value is string {
  return encodedPath(value) !== undefined;
}

/** The value as a record; `undefined` for null, arrays and everything that is no object. */
export function asRecord<Sent = Record<string, unknown>>(
  value: unknown,
): Untrusted<Sent> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? value : undefined;
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
export async function fetchList<Sent, T extends ListRecord>(
  call: ListCall<Sent>,
  read: ReadRecord<T>,
  signal: AbortSignal,
): Promise<T[]> {
  const client = getClient();
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
