import { attachments, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { safeUrl } from '../../lib/http/safe-url';
import type { Sent } from '../../lib/http/service-calls';
import { toLink } from '../../lib/own-address';

/** Reads an item of the ticker; `undefined` without a title. */
export const readHighlight = recordReader('title', {
  title: text('title'),
  /** The first one is linked; empty for an item without a link. */
  attachments,
  /** A page or an address to read on; `undefined` without one. */
  link: ({ url }) => {
    const address = safeUrl(url);
    return address && toLink(address);
  },
} satisfies FieldReaders<Sent<'Highlight'>>);

/** An item of the ticker as the site shows it. */
export type Highlight = RecordOf<typeof readHighlight>;
