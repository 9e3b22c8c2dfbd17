import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, days, daysFault, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { occurrencesOf } from '../school-year/occurrences';
import { parseWrittenDay } from '../../dates/written-day';
import { nameSessions } from '../school-year/session';
import { type Apart, apart, type Identity, idWith } from './apart';
import { recordId } from './record-id';

/** events.yaml */
export const eventsSchema = items(
  'Events of the session, in any order.',
  {
    title: text('The title; {session} becomes the name of the session.', 'Annual athletic meet'),
    ...days(),
    time: text(
      'When it begins, or from when to when: 9:00 am, 9.00 a.m. to 12.30 p.m., 0930 hrs; the whole day when left out.',
      '9:00 am',
    ).optional(),
    venue: text('Where it takes place.', 'Main courtyard').optional(),
    description: text(
      'One to three sentences; {session} becomes the name of the session.',
      'Forms are given at the office.',
    ),
    images: pictures(),
    attachments: attachments(),
  },
  daysFault,
);

type WrittenEvent = InferType<typeof eventsSchema>[number];

/** An event as it goes over the wire. */
export type EventRecord = components['schemas']['Event'];

const eventId = (title: string, day: string) => recordId('event', title, day);

/** Several events of one title and day are told apart by hour and place, and by their words. */
export const eventIdentity: Identity<WrittenEvent> = {
  id({ title, date, from = '' }) {
    const day = date ?? from;
    return eventId(title, parseWrittenDay(day) ?? day);
  },
  more: ({ time, venue, description }) => [time, venue, description],
};

const homeLimit = 12;

/** All events, past and coming, in the order of their days. */
export function eventRecords(
  items: readonly (WrittenEvent & Apart)[],
  today: PlainDate,
): EventRecord[] {
  return apart(items, eventIdentity)
    .flatMap((item) =>
      occurrencesOf(item, today).map((when) => ({
        _id: idWith(eventId(item.title, when.date), item),
        title: nameSessions(item.title, when.date),
        description: nameSessions(item.description, when.date),
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
