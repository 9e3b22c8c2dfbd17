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

/** The last of several days from the day of another field on; `undefined` where there is but one. */
export function lastDay<First extends string, Last extends string>(first: First, last: Last) {
  return (sent: Readonly<Record<First | Last, string>>): PlainDate | undefined => {
    const [from, until] = [parsePlainDate(sent[first]), parsePlainDate(sent[last])];
    return from && until && from < until ? until : undefined;
  };
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

/** The first of the paths that are not bad. */
export function firstPath<Name extends string>(name: Name) {
  const read = paths(name);
  return (sent: Parameters<typeof read>[0]): string | undefined => read(sent)[0];
}

/** The files to open or download; bad ones are left out. */
export function attachments<Name extends string>(name: Name) {
  return (sent: Readonly<Record<Name, readonly (string | { path: string })[]>>): Attachment[] =>
    attachmentsIn(sent[name]);
}

function isPath(value: unknown): value is string {
  return encodedPath(value) !== undefined;
}
