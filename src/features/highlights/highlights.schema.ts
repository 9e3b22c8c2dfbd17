import { attachments, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { components } from '../../lib/http/service-types';

/** An item of the ticker as the service sends it. */
export type HighlightRecord = components['schemas']['Highlight'];

/** Reads an item of the ticker; `undefined` without a title. */
export const readHighlight = recordReader('title', {
  title: text('title'),
  /** The first one is linked; empty for an item without a link. */
  attachments: attachments('attachments'),
} satisfies FieldReaders<HighlightRecord>);

/** An item of the ticker as the site shows it. */
export type Highlight = RecordOf<typeof readHighlight>;
