import { guessLanguage } from '../language/guess-language';
import { asRecord } from './as-record';
import { getClient } from './client-config';
import { givenReply } from './given-replies';
import type { ListCall } from './service-calls';
import { cleanText } from './text';

/** What every record of a list has. */
export interface ListRecord {
  /** The service's own id; '' when it sent none. */
  id: string;
  /** Unique within its list, whatever the service sent: for React's keys. */
  key: string;
  /** The language of its words, as it was sent or as their script says; undefined for English. */
  lang?: string | undefined;
}

/** Reads one record; `undefined` when it is no record of its kind. */
export interface ReadRecord<T> {
  (value: unknown): T | undefined;
  /** Of what is shown: the field without which there is no record. */
  readonly title: string;
  /** Of what is shown: each field's reader. */
  readonly fields: Readonly<Record<string, (sent: never) => unknown>>;
}

/**
 * A reader for each field of what the site shows. Their parameters have the types of the API
 * description, so that a name or a type that changes there does not compile here; none of them
 * relies on it. `id`, `key` and `lang` are read alike for all.
 */
export type FieldReaders<Sent> = Readonly<Record<string, (sent: Required<Sent>) => unknown>>;

type AnyReaders = Readonly<Record<string, (sent: never) => unknown>>;

/** What the site shows of a record that is read so. */
type Shown<Readers extends AnyReaders> = ListRecord & {
  [Field in keyof Readers]: ReturnType<Readers[Field]>;
};

/** The fields that are always a text. */
type TextFieldOf<Readers extends AnyReaders> = {
  [Field in keyof Readers]: ReturnType<Readers[Field]> extends string ? Field : never;
}[keyof Readers] &
  string;

/** The record that a reader gives. */
export type RecordOf<Read> = Read extends ReadRecord<infer T> ? T : never;

/** The language of a record: the tag that was sent, or the one of its title and words. */
function languageOf(sent: unknown, shown: Readonly<Record<string, unknown>>, title: string) {
  const tag = /^[a-z]{2,3}(?:-\w{2,8})*$/i.exec(cleanText(sent, 35))?.[0];
  // Its beginning is enough, and lists are long.
  const words = [shown[title], shown.description, shown.html].join(' ').slice(0, 600);
  const lang = tag ?? guessLanguage(words.replace(/<[^<>]*>/g, '').slice(0, 200));
  return lang?.startsWith('en') ? undefined : lang;
}

/**
 * Makes the reader of one kind of record. Without a text in the field `title` there is no record;
 * it also becomes the key of a record that has no id, until `readList` makes keys unique.
 */
export function recordReader<Readers extends AnyReaders>(
  title: TextFieldOf<Readers>,
  fields: Readers,
): ReadRecord<Shown<Readers>> {
  const read = (value: unknown): Shown<Readers> | undefined => {
    const sent = asRecord<{ _id: unknown; lang: unknown }>(value);
    if (!sent) return undefined;
    const raw = sent._id;
    const id = cleanText(typeof raw === 'number' ? String(raw) : raw, 100);
    const shown: Record<string, unknown> = { id, key: id };
    try {
      for (const field in fields) shown[field] = fields[field]?.(sent as never);
    } catch {
      // A needed field is missing.
      return undefined;
    }
    if (!shown[title]) return undefined;
    const lang = languageOf(sent.lang, shown, title);
    if (lang) shown.lang = lang;
    shown.key = id || shown[title];
    // Each field was read by its reader.
    return shown as unknown as Shown<Readers>;
  };
  return Object.assign(read, { title, fields });
}

/** Reads a list. Records that can't be read are left out; the keys of the others are made unique. */
export function readList<T extends ListRecord>(
  values: readonly unknown[],
  read: ReadRecord<T>,
): T[] {
  return withUniqueKeys(values.map(read).filter((record) => record !== undefined));
}

/**
 * Fetches a list and reads its records. One line of the log names the call when records are left out, so
 * that one bad record costs a reader nothing else; in development it says what else was not as described.
 */
export async function fetchList<Sent, T extends ListRecord>(
  call: ListCall<Sent>,
  read: ReadRecord<T>,
  signal: AbortSignal,
): Promise<T[]> {
  const client = getClient();
  const values = await client.getList(call, { signal });
  const records = readList(values, read);
  if (process.env.NODE_ENV !== 'production') {
    const { logReadingReport } = await import('./reading-report');
    logReadingReport(client, call, values, read);
  } else if (records.length < values.length) {
    const left = `${values.length - records.length} of ${values.length}`;
    client.log(`${client.nameOf(call)}: ${left} records can't be read; left out.`);
  }
  return records;
}

/**
 * The query of a list: fetches it and keeps its records under `queryKey`; `select` makes of them what a page
 * shows. It begins with the records that were given for it (`given-replies.ts`). React Query takes it as it
 * is: its `queryOptions` would weigh on every page.
 */
export function listQuery<
  Sent,
  T extends ListRecord,
  const Key extends readonly string[],
  Shown = T[],
>(queryKey: Key, call: ListCall<Sent>, read: ReadRecord<T>, select?: (records: T[]) => Shown) {
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchList(call, read, signal),
    initialData: () => {
      const values = givenReply(call);
      return values && readList(values, read);
    },
    ...(select && { select }),
  };
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
