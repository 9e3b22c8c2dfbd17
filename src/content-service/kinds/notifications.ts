import type { InferType } from 'yup';
import { languageField } from '../../content/language';
import { text } from '../../content/fields';
import { attachments, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { langOf, recordId } from './records';
import { season, seasonProblem, showsOn } from './season';

/** notifications.yaml: what opens in the popup of the home page. */
export const notificationsSchema = items(
  'What opens on the front page by itself.',
  {
    title: text('The title.', 'Winter timings'),
    ...languageField,
    ...season,
    images: pictures(),
    description: text('One to three sentences.', 'Forms are given at the office.'),
    url: text('A page or an address to read on.', '/Criteria').optional(),
    urlTitle: text('The words of that link.', 'How to register').optional(),
    attachments: attachments(),
  },
  seasonProblem,
);

/** The notifications of the season. */
export function notificationRecords(
  items: InferType<typeof notificationsSchema>,
  today: PlainDate,
): Sent<'Notification'>[] {
  return items
    .filter((item) => showsOn(item, today))
    .map((item) => ({
      _id: recordId('notification', item.title),
      title: item.title,
      ...langOf(item),
      image: item.images ?? [],
      desc: item.description,
      url: item.url ?? '',
      urlTitle: item.urlTitle ?? '',
      attachments: item.attachments ?? [],
    }));
}
