import { attachments, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';

/** An item of the ticker as the service sends it. */
export type HighlightRecord = components['schemas']['Highlight'];

/** An item of the ticker as the site shows it. */
export interface Highlight extends ListRecord {
  title: string;
  /** The first one is linked; empty for an item without a link. */
  attachments: Attachment[];
}

/** Reads an item of the ticker; `undefined` without a title. */
export const readHighlight = recordReader<HighlightRecord, Highlight>('title', {
  title: text('title'),
  attachments: attachments('attachments'),
});
