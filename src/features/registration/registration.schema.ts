import { attachments, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { toLink } from '../../lib/own-address';
import { safePageUrl } from '../../lib/http/safe-url';
import type { Sent } from '../../lib/http/service-calls';

/** Reads an online registration; `undefined` without a title. */
export const readRegistration = recordReader('title', {
  title: text('title'),
  /** A safe address; `undefined` without one. */
  url: ({ url }) => {
    const safe = safePageUrl(url);
    return safe && toLink(safe);
  },
  attachments,
} satisfies FieldReaders<Sent<'Registration'>>);

/** An online registration as the site shows it. */
export type Registration = RecordOf<typeof readRegistration>;
