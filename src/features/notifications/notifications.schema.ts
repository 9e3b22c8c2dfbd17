import { attachments, paths, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import { safeUrl } from '../../http/safe-url';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';
import { TEXT_MAX } from '../../http/text';

/** A notification of the popup as the service sends it. */
export type NotificationRecord = components['schemas']['Notification'];

/** A notification of the popup as the site shows it. */
export interface SchoolNotification extends ListRecord {
  title: string;
  description: string;
  /** Paths for `imageUrl`. */
  images: string[];
  /** A safe address with its words; `undefined` without one. */
  link: { url: string; title: string } | undefined;
  attachments: Attachment[];
}

const linkTitle = text('urlTitle', 80);

/** Reads a notification; `undefined` without a title. */
export const readNotification = recordReader<NotificationRecord, SchoolNotification>('title', {
  title: text('title'),
  description: text('desc', TEXT_MAX),
  images: paths('image'),
  link: (sent) => {
    const url = safeUrl(sent.url);
    return url ? { url, title: linkTitle(sent) || 'Read more' } : undefined;
  },
  attachments: attachments('attachments'),
});
