import { asRecord } from '../as-record';
import { scalarText } from '../../scalar-text';

/** The types that DynamoDB and Firestore write around each value. */
const TYPE =
  /^(?:S|N|BOOL|NULL|L|M|SS|NS|(?:string|integer|double|boolean|null|timestamp|reference|array|map)Value)$/;

/** Values within values: no deeper than programs send. */
const DEEPEST = 6;

/** A value without the types that a database writes around it: `{ "S": "Fair" }`, `{ "stringValue": "Fair" }`. */
export function untyped(value: unknown, depth = DEEPEST): unknown {
  if (depth === 0) return value;
  const inner = (one: unknown) => untyped(one, depth - 1);
  if (Array.isArray(value)) return value.map(inner);
  const record = asRecord(value);
  if (!record) return value;
  const entries = Object.entries(record);
  // A property of Notion: `{ id, type: 'date', date: { start } }`.
  const kind = scalarText(record.type);
  if (
    depth < DEEPEST &&
    kind in record &&
    entries.every(([key]) => ['id', 'type', kind].includes(key))
  ) {
    return inner(record[kind]);
  }
  const [[type = '', held] = [], ...others] = entries;
  if (others.length > 0 || !TYPE.test(type)) {
    return Object.fromEntries(entries.map(([key, one]) => [key, inner(one)]));
  }
  if (/^null/i.test(type)) return null;
  const { values, fields } = asRecord(held) ?? {};
  // Of an empty list Firestore sends no values.
  return inner(type === 'arrayValue' ? (values ?? []) : (fields ?? held));
}
