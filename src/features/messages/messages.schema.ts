import { portrait, needed, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { cleanText } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';

/** Whose message it is; President is the Head Mistress. */
export const MESSAGE_CATEGORIES = [
  'Manager',
  'Principal',
  'Vice Principal',
  'President',
] as const satisfies readonly Sent<'Message'>['category'][];
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/**
 * Longest HTML of a message, in characters. Word writes many times what is read, and only sanitising
 * tells the one from the other: what may be shown is measured there (`sanitizeHtml`).
 */
const HTML_MAX = 500_000;

/** HTML without the pictures that stand in it as data: nobody sees them, and they are millions of characters. */
function lettersHtml({ message }: { message: unknown }): string {
  if (typeof message !== 'string') return '';
  return cleanText(message.replace(/(["']\s*)data:[\w.+-]+\/[^"']*/gi, '$1'), HTML_MAX);
}

/** Reads a message; `undefined` without a known category and any text. */
export const readMessage = recordReader('category', {
  category: needed(({ category }) => MESSAGE_CATEGORIES.find((known) => known === category)),
  /** '' when it is not known. */
  name: text('name'),
  /** HTML as it came: only to be shown after `sanitizeHtml` or `htmlToText`. */
  html: needed(lettersHtml),
  /** A path for `imageUrl`. */
  photo: portrait,
} satisfies FieldReaders<Sent<'Message'>>);

/** A message as the site shows it. */
export type Message = RecordOf<typeof readMessage>;
