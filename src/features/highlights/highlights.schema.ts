import { firstPath, recordReader, text, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** An item of the ticker as the service sends it. */
export type HighlightRecord = components['schemas']['Highlight'];

/** An item of the ticker as the site shows it. */
export interface Highlight extends ListRecord {
  title: string;
  /** A path for `fileUrl`; `undefined` for an item that is only words. */
  file: string | undefined;
}

/** Reads an item of the ticker; without a title it is none. */
export const readHighlight = recordReader<HighlightRecord, Highlight>('title', {
  title: text('title'),
  file: firstPath('attachments'),
});
