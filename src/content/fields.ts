import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type AnySchema,
  type ISchema,
  type ObjectShape,
} from 'yup';
import { formatLongDay } from '../lib/dates/format';
import { parsePlainDate, type PlainDate } from '../lib/dates/plain-date';
import { isNoSuchDay, parseWrittenDay } from '../lib/dates/written-day';
import {
  allProblems,
  empty,
  emptyList,
  validator,
  keyOf,
  missing,
  wrong,
  type About,
} from './field-messages';
import { didYouMean, nearest, suggestion, synonymOf } from './nearest';
import { cutText } from './cut-text';
import { isRecord } from './record';
import { slug } from './slug';
import { smarten } from './typography';
import { isNeeded, noGroup, noList } from './wrong-kind';

declare module 'yup' {
  /** What every field says of itself; the editors' guide shows it. */
  interface CustomSchemaMetadata {
    description?: string;
    example?: unknown;
    /** Set for Markdown: how much of it the field takes. */
    markdown?: 'block' | 'inline';
    /** Set for a list of blocks. */
    blocks?: true;
    /** Set for a number or a word that may be written as people do, '₹ 3,000', '98.2%', 'Class 10': a pattern of those texts. */
    asText?: string;
    /** Set for a text in whose place `true` may stand. */
    orTrue?: true;
    /** The words that a choice is made from. */
    words?: readonly string[];
    /** Set where a group may stand in the place of the text: its keys, each with what it is. */
    group?: Readonly<Record<string, string>>;
    /** Set where a list of such texts may stand, too. */
    orList?: true;
  }
}

/** A text taken as it is: names, addresses, codes. A number is taken as text too. */
export function text(
  description: string,
  example?: string,
  whenMissing: string | ((about: About) => string) = missing(example),
) {
  return word<string>(description, example, whenMissing);
}

// Not exported: inside a shape TypeScript would infer `any` for the type of its words.
function word<T extends string>(
  description: string,
  example: string | undefined,
  whenMissing: string | ((about: About) => string),
) {
  return (
    string<T>()
      .typeError(wrong('a text'))
      // Yup's own `trim` throws where something else than a text was written.
      .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
      .required(whenMissing)
      .nonNullable(whenMissing)
      .meta({ description, example })
  );
}

/** One line of words to be read: its quotes and dashes are made typographic. */
export function phrase(
  description: string,
  example?: string,
  whenMissing?: string | ((about: About) => string),
) {
  return text(description, example, whenMissing).transform((value: unknown) =>
    typeof value === 'string' ? smarten(value) : value,
  );
}

/** One word out of a few. */
export function choice<T extends string>(description: string, words: readonly T[]) {
  return word<T>(description, words[0], missing(words[0]))
    .test('choice', (value, context) => {
      if (!value || (words as readonly string[]).includes(value)) return true;
      const message = `unknown word "${value}"${didYouMean(value, words)}`;
      return context.createError({ message, params: { fix: suggestion(value, words) } });
    })
    .meta({ words });
}

/** Yes or no. */
export function flag(description: string) {
  return boolean()
    .typeError(wrong('true or false'))
    .nonNullable(empty)
    .meta({ description, example: true });
}

/** A number of at least `least`. */
export function amount(description: string, example: number, least = 0) {
  return number()
    .typeError(wrong(`a number, such as ${example}`))
    .required(missing(example))
    .nonNullable(empty)
    .min(least, ({ path }: About) => `${keyOf(path)} must be ${least} or more`)
    .meta({ description, example });
}

/** A day as an office writes it, as 'YYYY-MM-DD'; what is none as it is. */
export const asPlainDate = (written: unknown): unknown =>
  typeof written === 'string' ? (parseWrittenDay(written) ?? written) : written;

/** A day that exists, as an office writes it (see `parseWrittenDay`); cast to 'YYYY-MM-DD'. */
export const date = (description: string, example = '2026-11-14') =>
  text(description, example)
    .transform(asPlainDate)
    .test(
      validator('date', (value: string, { path, schema }) => {
        if (parsePlainDate(value)) return undefined;
        if (isNoSuchDay(value)) return `there is no such day as ${value}`;
        // 'lifetime', 'no expiry', 'NA'
        const isNone = (schema as AnySchema).spec.optional && !/\p{Nd}/u.test(value);
        const away = isNone ? `leave ${keyOf(path)} out where there is no day, or ` : '';
        return `"${value}" is not a date; ${away}write day, month and year like ${formatLongDay(example as PlainDate)}, or ${example}`;
      }),
    );

/** The anchor of a part of a page, the word after '#' in a link to it. */
export function anchor(description = 'The anchor for links to this part: /Page#anchor.') {
  return text(description, 'late-fine')
    .test(
      validator('anchor', (value: string) =>
        value === slug(value)
          ? undefined
          : `"${value}" can't be an anchor; write "${slug(value)}" (small letters, digits, hyphens)`,
      ),
    )
    .optional();
}

/** A list that may be empty, where nobody could leave it out. */
export function listOrNone<T>(description: string, item: ISchema<T, AnyObject>, example?: unknown) {
  return array()
    .of(item)
    .typeError(noList(item))
    .required(missing(example))
    .nonNullable(empty)
    .meta({ description, example });
}

/** A list of at least one item. */
export function list<T>(description: string, item: ISchema<T, AnyObject>, example?: unknown) {
  return listOrNone(description, item, example).min(1, emptyList);
}

/** A group of keys; a key it doesn't know is a diagnostic that names the nearest one. */
export function shape<F extends ObjectShape>(description: string, fields: F) {
  const known = Object.keys(fields);
  return object(fields)
    .default(undefined)
    .typeError(noGroup(known))
    .required(missing())
    .nonNullable(empty)
    .test('known-keys', (value, context) => {
      const group = isRecord(value) ? value : {};
      const keys = Object.keys(group);
      const unknownKeys = keys.filter((key) => !known.includes(key));
      const missingKeys = known.filter((key) => !keys.includes(key));
      const needed = missingKeys.filter((key) => isNeeded(fields[key]));
      // What has another name, 'percentage' for 'division', most likely is the one thing that is missing.
      const other = unknownKeys.length === 1 && needed.length === 1 ? needed[0] : undefined;
      const likely = (key: string) => synonymOf(key, missingKeys) ?? other;
      return allProblems(
        context,
        unknownKeys.map((key) => ({
          message: `unknown key "${key}"${cutText(group, key, known) ?? didYouMean(key, known, likely(key))}`,
          params: {
            key,
            meant: nearest(key.replace(/:.*/, ''), known) ?? likely(key),
            fix:
              missingKeys.find((one) => one.toLowerCase() === key.toLowerCase()) ??
              (unknownKeys.length === 1 ? suggestion(key, missingKeys) : undefined),
          },
        })),
      );
    })
    .meta({ description });
}
