import type { InferType } from 'yup';
import { amount, choice, text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { newestResults, sessionName } from '../school-year/session';
import { recordId } from './record-id';

/** toppers.yaml */
export const toppersSchema = items('Toppers of the board examinations.', {
  name: text('The name.', 'Kavya Menon'),
  class: choice('The class whose examination it was.', ['X', 'XII'] as const),
  sessionsAgo: amount('How old the results are; 0 for the newest.', 0)
    .max(20, '"sessionsAgo" must be 20 or less')
    .integer('"sessionsAgo" must be a whole number'),
  division: amount('The result in per cent.', 98.5).max(100, '"division" must be 100 or less'),
  stream: text('The stream, in Class XII.', 'Science').optional(),
  attachments: attachments('A portrait.', 'pictures/people/portrait.webp'),
});

/** A topper as it goes over the wire. */
export type TopperRecord = components['schemas']['Topper'];

/** The toppers of all sessions, the newest session and the best first. */
export function topperRecords(
  items: InferType<typeof toppersSchema>,
  today: PlainDate,
): TopperRecord[] {
  const newest = newestResults(today);
  return items
    .map((item) => {
      const sessionYear = sessionName(newest - item.sessionsAgo);
      return {
        _id: recordId('topper', sessionYear, item.class, item.name),
        class: item.class,
        sessionYear,
        name: item.name,
        division: item.division,
        ...(item.stream ? { stream: item.stream } : {}),
        attachments: item.attachments ?? [],
      };
    })
    .sort((a, b) => b.sessionYear.localeCompare(a.sessionYear) || b.division - a.division);
}

/** For the home page: the toppers of the newest session only. */
export function homeTopperRecords(
  items: InferType<typeof toppersSchema>,
  today: PlainDate,
): TopperRecord[] {
  const all = topperRecords(items, today);
  return all.filter((topper) => topper.sessionYear === all[0]?.sessionYear);
}
