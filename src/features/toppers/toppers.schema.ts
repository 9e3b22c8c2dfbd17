import { parseSession, type Session } from '../../dates/session';
import { asRecord, idAndKey, readNumber, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** XII sits the ISC examination, X the ICSE examination. */
export type TopperClass = 'X' | 'XII';

/** A topper as the service sends it. */
export interface TopperRecord {
  _id: string;
  class: TopperClass;
  /** '2024-2025'. */
  sessionYear: string;
  name: string;
  /** Percentage or score, as a number or a text such as '98.5'. */
  division: number | string;
  /** Class XII only. */
  stream?: string;
  /** Paths of photos; the first is shown. */
  attachments: string[];
}

/** A topper as the site shows it. */
export interface Topper extends ListRecord {
  class: TopperClass;
  session: Session;
  name: string;
  /** Percentage or score; `undefined` when the service sent none. */
  score: number | undefined;
  /** '' for class X and where it is not known. */
  stream: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

/** Reads a topper; without a name, a class of the two and a session there is none. */
export function readTopper(value: unknown): Topper | undefined {
  const record = asRecord(value);
  const name = cleanText(record?.['name']);
  const session = parseSession(record?.['sessionYear']);
  const topperClass = cleanText(record?.['class'], 10).toUpperCase();
  if (!record || !name || !session) return undefined;
  if (topperClass !== 'X' && topperClass !== 'XII') return undefined;
  return {
    ...idAndKey(record, name),
    class: topperClass,
    session,
    name,
    score: readNumber(record['division']),
    stream: cleanText(record['stream'], 60),
    photo: readPaths(record['attachments'])[0],
  };
}
