import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** One of today's birthday children as the service sends it. */
export interface BirthdayRecord {
  _id: string;
  name: string;
  /** 'VII B'. */
  class: string;
  /** Paths of photos; the first is shown. */
  attachments: string[];
}

/** One of today's birthday children as the site shows it. */
export interface Birthday extends ListRecord {
  name: string;
  /** '' when it is not known. */
  class: string;
  /** A path for `birthdayImageUrl`. */
  photo: string | undefined;
}

/** Reads a birthday; without a name it is none. */
export function readBirthday(value: unknown): Birthday | undefined {
  const record = asRecord(value);
  const name = cleanText(record?.['name']);
  if (!record || !name) return undefined;
  return {
    ...idAndKey(record, name),
    name,
    class: cleanText(record['class'], 40),
    photo: readPaths(record['attachments'])[0],
  };
}
