import type { InferType } from 'yup';
import { filePaths, listOf, optionalText, text } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { recordId } from './record-id';
import { season, showsOn } from './season';

/** notifications.yaml: what opens in the popup of the home page. */
export const notificationsSchema = listOf({
  title: text('a title'),
  ...season,
  images: filePaths(),
  description: text('one to three sentences'),
  url: optionalText(),
  urlTitle: optionalText(),
  attachments: filePaths(),
});

/** A notification as it goes over the wire. */
export type NotificationRecord = components['schemas']['Notification'];

/** The notifications of the season. */
export function notificationRecords(
  items: InferType<typeof notificationsSchema>,
  today: PlainDate,
): NotificationRecord[] {
  return items
    .filter((item) => showsOn(item, today))
    .map((item) => ({
      _id: recordId('notification', item.title),
      title: nameSessions(item.title, today),
      image: item.images ?? [],
      desc: nameSessions(item.description, today),
      url: item.url ?? '',
      urlTitle: item.urlTitle ?? '',
      attachments: item.attachments ?? [],
    }));
}
