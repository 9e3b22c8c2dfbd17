import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { safePageUrl } from '../../http/safe-url';
import { cleanText } from '../../http/text';

/** An online registration as the service sends it. */
export interface RegistrationRecord {
  _id: string;
  title: string;
  /** Where the registration is filled in. */
  url: string;
  /** Paths of files. */
  attachments: string[];
}

/** An online registration as the site shows it. */
export interface Registration extends ListRecord {
  title: string;
  /** A safe address; `undefined` without one. */
  url: string | undefined;
  /** Paths for `fileUrl`. */
  attachments: string[];
}

/** Reads an online registration; without a title it is none. */
export function readRegistration(value: unknown): Registration | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return {
    ...idAndKey(record, title),
    title,
    url: safePageUrl(record['url']),
    attachments: readPaths(record['attachments']),
  };
}
