import { parsePlainDate, type PlainDate } from '../dates/plain-date';
import { type Attachment, attachmentsIn } from './attachments';
import { encodedPath } from './file-url';
import { cleanText } from './text';

/*
 * Readers of the fields of a record, for `recordReader`. Their parameters have the types of the API
 * description, on which none of them relies. What providers usually write in its place, they do not know:
 * that is put into the forms of the description first (`provider-reply/`).
 */

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

/** The last of several days, `until`; `undefined` where there is but one. */
export function lastDay({ date, until }: { readonly date: string; readonly until: string }) {
  const [from, last] = [parsePlainDate(date), parsePlainDate(until)];
  return from && last && from < last ? last : undefined;
}

/** The paths of pictures, from a list or a single path, or of objects with a path; bad ones are left out. */
export function paths<Name extends string>(name: Name) {
  return (sent: Readonly<Record<Name, readonly string[]>>): string[] => {
    const value: unknown = sent[name];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values
      .map((one) => (one as { path?: unknown } | null)?.path ?? one)
      .filter(isPath)
      .map((path) => path.trim());
  };
}

const attached = paths('attachments');

/** The first attachment that is a picture's path. */
export const portrait = (sent: Parameters<typeof attached>[0]): string | undefined =>
  attached(sent)[0];

/** The files to open or download; bad ones are left out. */
export const attachments = (sent: {
  readonly attachments: readonly (string | { path: string })[];
}): Attachment[] => attachmentsIn(sent.attachments);

function isPath(value: unknown): value is string {
  return encodedPath(value) !== undefined;
}
