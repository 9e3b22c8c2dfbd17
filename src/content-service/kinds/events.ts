import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, days, daysFault, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { occurrencesOf } from '../school-year/occurrences';
import { recordId } from './record-id';

/** events.yaml */
export const eventsSchema = items(
  'Events of the session, in any order.',
  {
    title: text('The title.', 'Annual athletic meet'),
    ...days(),
    time: text(
      'When it begins, or from when to when: 9:00 am, 9.00 a.m. to 12.30 p.m., 0930 hrs; the whole day when left out.',
      '9:00 am',
    ).optional(),
    venue: text('Where it takes place.', 'Main courtyard').optional(),
    description: text('One to three sentences.', 'Forms are given at the office.'),
    images: pictures(),
    attachments: attachments(),
  },
  daysFault,
);

/** An event as it goes over the wire. */
export type EventRecord = components['schemas']['Event'];

const homeLimit = 12;

/** All events, past and coming, in the order of their days. */
export function eventRecords(
  items: InferType<typeof eventsSchema>,
  today: PlainDate,
): EventRecord[] {
  return items
    .flatMap((item) =>
      occurrencesOf(item, today).map((when) => ({
        _id: recordId('event', item.title, when.date),
        title: item.title,
        description: item.description,
        ...when,
        time: item.time ?? '',
        venue: item.venue ?? '',
        images: item.images ?? [],
        attachments: item.attachments ?? [],
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** For the home page: the events of this month and the next ones to come. */
export function homeEventRecords(
  items: InferType<typeof eventsSchema>,
  today: PlainDate,
): EventRecord[] {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  return eventRecords(items, today)
    .filter(({ date, until = date }) => until >= firstOfMonth)
    .slice(0, homeLimit);
}
