import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** An item of the ticker as the service sends it. */
export interface HighlightRecord {
  _id: string;
  title: string;
  /** Paths of files; the first is linked. */
  attachments: string[];
}

/** An item of the ticker as the site shows it. */
export interface Highlight extends ListRecord {
  title: string;
  /** A path for `fileUrl`; `undefined` for an item that is only words. */
  file: string | undefined;
}

/** Reads an item of the ticker; without a title it is none. */
export function readHighlight(value: unknown): Highlight | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return { ...idAndKey(record, title), title, file: readPaths(record['attachments'])[0] };
}
