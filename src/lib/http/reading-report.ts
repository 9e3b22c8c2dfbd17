import { decoded } from '../files/file-name';
import type { ContentClient } from './client';
import type { Call } from './http-error';
import { sentForm } from './provider-reply/plain-record';
import { saysNothing } from './provider-reply/plain-words';

/*
 * What a list was not shown as it was sent. Pages need none of this: it is for developers, in the console, and
 * for whoever connects a provider (`npm run provider:check`).
 */

/** One thing that was sent and is not shown as it is. */
export interface Remark {
  /** `record`: a whole record is left out; `field`: a value is; `normalized`: it is read as another. */
  kind: 'record' | 'field' | 'normalized';
  /** The field that was sent. */
  field: string;
  /** Which record of the list, from 1 on. */
  record: number;
  value: unknown;
  /** What a normalized value is read as. */
  shown?: unknown;
}

/** Reads one field of what is shown out of a record. */
type ReadField = (sent: never) => unknown;

/** What is known of the reader of a kind of record (`recordReader`). */
interface Reader {
  title: string;
  fields: Readonly<Record<string, ReadField>>;
}

/** The texts and numbers of a value, however deep; blank ones and words for nothing are none. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return saysNothing(text) ? [] : [text];
}

/** What a field became, compared with what it was; `undefined` when nothing was lost or changed. */
function compared(value: unknown, shown: unknown): Remark['kind'] | undefined {
  const sent = leavesOf(value);
  if (sent.length === 0) return undefined;
  const seen = leavesOf(shown).flatMap((leaf) => [leaf, decoded(leaf)]);
  if (seen.length === 0) return 'field';
  const entries = Array.isArray(value) ? value.filter((one) => leavesOf(one).length > 0).length : 1;
  if (Array.isArray(shown) && shown.length < entries) return 'field';
  const isKept = sent.every((leaf) => seen.some((one) => one.includes(leaf)));
  return isKept ? undefined : 'normalized';
}

/** Reads a field, or a record, again and says which fields of the record were looked at. */
export function readAgain(read: ReadField, sent: object) {
  const asked = new Set<string>();
  const spy = new Proxy(sent, {
    get(target, key): unknown {
      asked.add(String(key));
      return Reflect.get(target, key);
    },
  });
  try {
    return { shown: read(spy as never), asked: [...asked], isMissing: false };
  } catch {
    return { shown: undefined, asked: [...asked], isMissing: true };
  }
}

/**
 * What readers show of a field. Several may look at one; what one of them shows is not lost. Who looks at other
 * fields too shows those, where the field has readers of its own.
 */
function shownOf(field: string, readings: readonly { shown: unknown; asked: string[] }[]) {
  const all = readings.filter(({ asked }) => asked.includes(field));
  const own = all.filter(({ asked }) => asked.length === 1);
  return (own.length > 0 ? own : all).map(({ shown }) => shown);
}

function remarksOn(value: unknown, record: number, { title, fields }: Reader): Remark[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ kind: 'record', field: '', record, value }];
  }
  const original: Readonly<Record<string, unknown>> = { ...(sentForm(value) as object) };
  const sent: Readonly<Record<string, unknown>> = { ...value };
  const readings: { shown: unknown; asked: string[] }[] = [];
  for (const [name, read] of Object.entries(fields)) {
    const { shown, asked, isMissing } = readAgain(read, sent);
    if (isMissing || (name === title && !shown)) {
      const field = asked[0] ?? name;
      return [{ kind: 'record', field, record, value: original[field] }];
    }
    readings.push({ shown, asked });
  }
  const asked = new Set(readings.flatMap((reading) => reading.asked));
  return [...asked].flatMap((field) => {
    const [shown, ...others] = shownOf(field, readings);
    // What was understood as nothing, such as "cancelled": "no", is not lost.
    const kind =
      sent[field] === undefined
        ? undefined
        : compared(original[field], others.length > 0 ? [shown, others] : shown);
    if (!kind) return [];
    return [
      { kind, field, record, value: original[field], ...(kind === 'normalized' && { shown }) },
    ];
  });
}

/** Everything in a list that is not shown as it was sent, record by record. */
export function remarksOf(values: readonly unknown[], read: Reader): Remark[] {
  return values.flatMap((value, index) => remarksOn(value, index + 1, read));
}

/** A value in a sentence: its JSON, cut where it is long. */
export function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** 'once', '3 times'. */
export const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const words = {
  record: (count: number, field: string) =>
    `${count} ${count === 1 ? 'record' : 'records'} left out: ${field ? `"${field}" can't be read` : 'no record'}`,
  field: (count: number, field: string) => `"${field}" left out ${times(count)}`,
  normalized: (count: number, field: string) => `"${field}" read otherwise ${times(count)}`,
};

/** Remarks in few lines: each kind and field once, with its number and one example. */
export function linesOf(remarks: readonly Remark[]): { kind: Remark['kind']; line: string }[] {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarks) {
    const key = `${remark.kind} ${remark.field}`;
    const group = groups.get(key) ?? [];
    group.push(remark);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, field, record, value, shown } = first;
    const as = kind === 'normalized' ? ` as ${inShort(shown)}` : '';
    const example = `such as ${inShort(value)}${as} in record ${record}`;
    return [{ kind, line: `${words[kind](group.length, field)}, ${example}` }];
  });
}

const told = new WeakMap<ContentClient, Set<string>>();

/** Logs the remarks on a list once; nothing where there are none. */
export function logReadingReport(
  client: ContentClient,
  call: Call,
  values: readonly unknown[],
  read: Reader,
): void {
  const lines = linesOf(remarksOf(values, read)).map(({ line }) => line);
  if (lines.length === 0) return;
  const sentence = `${client.nameOf(call)}, ${values.length} records: ${lines.join('; ')}.`;
  const known = told.get(client) ?? new Set();
  told.set(client, known);
  if (known.has(sentence)) return;
  known.add(sentence);
  client.log(sentence);
}
