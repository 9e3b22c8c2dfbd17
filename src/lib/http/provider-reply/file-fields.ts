import { asRecord } from '../as-record';
import { inSmall } from './field-words';

/** What programs call the address of a file; WordPress has a page in `link`. */
export const ADDRESSES = 'sourceurl url path file href link src filepath fileurl imageurl'.split(
  ' ',
);

/** A file's own fields by their names in small letters: programs also write `Url` and `file_name`. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).map(([key, own]) => [inSmall(key), own]),
  );

export type Fields = ReturnType<typeof fieldsOf>;

/** The first of some fields that holds a text. */
export const firstOf = (record: Fields, keys: readonly string[]): unknown =>
  keys.map((key) => record[key]).find((value) => typeof value === 'string' && value);

/** Lists and objects within each other: no more than programs send, as Drupal does with media. */
export const DEEPEST = 9;

/** The texts of a value, however deep programs put them. */
export const textsOf = (value: unknown, depth = DEEPEST): string[] => {
  if (typeof value === 'string') return [value];
  const inner = depth > 0 && typeof value === 'object' && value ? Object.values(value) : [];
  return inner.slice(0, 60).flatMap((one) => textsOf(one, depth - 1));
};
