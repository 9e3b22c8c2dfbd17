import { firstPath, needed, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** Whose message it is; President is the Head Mistress. */
export const MESSAGE_CATEGORIES = [
  'Manager',
  'Principal',
  'Vice Principal',
  'President',
] as const satisfies readonly MessageRecord['category'][];
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** A message as the service sends it. */
export type MessageRecord = components['schemas']['Message'];

/** A message as the site shows it. */
export interface Message extends ListRecord {
  category: MessageCategory;
  /** '' when it is not known. */
  name: string;
  /** HTML as it came: only to be shown after `sanitizeHtml` or `htmlToText`. */
  html: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

const HTML_MAX = 60_000;

/** Reads a message; without a known category and any words it is none. */
export const readMessage = recordReader<MessageRecord, Message>('category', {
  category: needed(({ category }) => MESSAGE_CATEGORIES.find((known) => known === category)),
  name: text('name'),
  html: needed(text('message', HTML_MAX)),
  photo: firstPath('attachments'),
});
