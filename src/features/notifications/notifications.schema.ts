import { attachments, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { toLink } from '../../lib/own-address';
import { safeUrl } from '../../lib/http/safe-url';
import type { components } from '../../lib/http/service-types';
import { TEXT_MAX } from '../../lib/http/text';

/** A notification of the popup as the service sends it. */
export type NotificationRecord = components['schemas']['Notification'];

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
  attachments: attachments('attachments'),
} satisfies FieldReaders<NotificationRecord>);

/** A notification of the popup as the site shows it. */
export type SchoolNotification = RecordOf<typeof readNotification>;
