import { attachments, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { toLink } from '../../lib/own-address';
import { safeUrl } from '../../lib/http/safe-url';
import { TEXT_MAX } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';

const linkTitle = text('urlTitle', 80);

/** Reads a notification; `undefined` without a title. */
export const readNotification = recordReader('title', {
  title: text('title'),
  description: text('desc', TEXT_MAX),
  /** Paths for `imageUrl`. */
  images: paths('image'),
  /** A safe address with its words; `undefined` without one. */
  link: (sent) => {
    const url = safeUrl(sent.url);
    return url ? { url: toLink(url), title: linkTitle(sent) || 'Read more' } : undefined;
  },
  attachments,
} satisfies FieldReaders<Sent<'Notification'>>);

/** A notification of the popup as the site shows it. */
export type SchoolNotification = RecordOf<typeof readNotification>;
