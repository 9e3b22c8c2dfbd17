import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** Whose message it is; President is the Head Mistress. */
export const MESSAGE_CATEGORIES = ['Manager', 'Principal', 'Vice Principal', 'President'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** A message as the service sends it. */
export interface MessageRecord {
  _id: string;
  category: MessageCategory;
  name: string;
  /** HTML. */
  message: string;
  /** Paths of photos; the first is shown. */
  attachments: string[];
}

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
export function readMessage(value: unknown): Message | undefined {
  const record = asRecord(value);
  const category = MESSAGE_CATEGORIES.find((known) => known === record?.['category']);
  const html = cleanText(record?.['message'], HTML_MAX);
  if (!record || !category || !html) return undefined;
  return {
    ...idAndKey(record, category),
    category,
    name: cleanText(record['name']),
    html,
    photo: readPaths(record['attachments'])[0],
  };
}
