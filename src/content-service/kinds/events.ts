import type { InferType } from 'yup';
import { languageField } from '../../content/language';
import { text } from '../../content/fields';
import { days, daysProblem } from '../dataset/days';
import { attachments, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { idDay, type Occurrence, occurrencesOf } from '../school-year/occurrences';
import { apart, datedId, type Identity, idWith, langOf } from './records';

/** events.yaml */
export const eventsSchema = items(
  'Events of the session, in any order.',
  {
    title: text('The title.', 'Annual athletic meet'),
    ...languageField,
    ...days(),
    time: text(
      'When it begins, or from when to when: 9:00 am, 9.00 a.m. to 12.30 p.m., 0930 hrs; the whole day when left out.',
      '9:00 am',
    ).optional(),
    venue: text('Where it takes place.', 'Main courtyard').optional(),
    description: text('One to three sentences.', 'Forms are given at the office.').optional(),
    images: pictures(),
    attachments: attachments(),
  },
  daysProblem,
);

type WrittenEvent = InferType<typeof eventsSchema>[number];

/** Several events of one title and day are told apart by hour and place, and by their words. */
export const eventIdentity: Identity<WrittenEvent> = {
  id: ({ title, date, from = '' }) => datedId('event', title, date ?? from),
  more: ({ time, venue, description }) => [time, venue, description],
};

const homeLimit = 12;

/** The records of some occurrences of each event, in the order of their days. */
function recordsOf(
  items: readonly WrittenEvent[],
  occurrences: (item: WrittenEvent) => readonly Occurrence[],
): Sent<'Event'>[] {
  return apart(items, eventIdentity)
    .flatMap((item) =>
      occurrences(item).map((when) => ({
        _id: idWith(datedId('event', item.title, idDay(when)), item),
        title: item.title,
        ...langOf(item),
        description: item.description ?? '',
        ...when,
        time: item.time ?? '',
        venue: item.venue ?? '',
        images: item.images ?? [],
        attachments: item.attachments ?? [],
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** All events, past and coming, in the order of their days; sessions begin in a month (1–12). */
export const eventRecords = (
  items: readonly WrittenEvent[],
  today: PlainDate,
  firstMonth: number,
): Sent<'Event'>[] => recordsOf(items, (item) => occurrencesOf(item, today, firstMonth));

/** For the home page: the events of this month, then the next ones to come; of weekly ones the next day alone. */
export function homeEventRecords(
  items: readonly WrittenEvent[],
  today: PlainDate,
  firstMonth: number,
): Sent<'Event'>[] {
  const month = today.slice(0, 7);
  const lastDay = ({ date, until = date }: Pick<Sent<'Event'>, 'date' | 'until'>) => until;
  const records = recordsOf(items, (item) => {
    const all = occurrencesOf(item, today, firstMonth);
    return item.repeats === 'weekly' ? all.filter((one) => lastDay(one) >= today).slice(0, 1) : all;
  });
  const coming = records.filter((event) => lastDay(event) >= today);
  const isOfThisMonth = ({ date }: Sent<'Event'>) => date.slice(0, 7) <= month;
  const over = records.filter(
    (event) => lastDay(event) < today && lastDay(event).startsWith(month),
  );
  // What is dropped where not all have room: the latest of other months, then the first of this one.
  const kept = [
    ...coming.filter(isOfThisMonth),
    ...over.reverse(),
    ...coming.filter((event) => !isOfThisMonth(event)),
  ].slice(0, homeLimit);
  return kept.sort((a, b) => a.date.localeCompare(b.date));
}
