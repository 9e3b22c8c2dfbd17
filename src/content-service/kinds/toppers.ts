import { number, string, type InferType } from 'yup';
import { filePaths, listOf, text } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { sessionFrom } from '../../dates/session';
import { newestResults } from '../school-year/session';
import { recordId } from './record-id';

/** toppers.yaml */
export const toppersSchema = listOf({
  name: text('a name'),
  class: string().oneOf(['X', 'XII'], 'must be X or XII').required('is missing; write X or XII'),
  sessionsAgo: number()
    .integer('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(20, 'must be 20 or less')
    .required('is missing; write 0 for the newest board results, 1 for the year before, …'),
  division: number()
    .typeError('must be a number of per cent')
    .min(0, 'must be 0 or more')
    .max(100, 'must be 100 or less')
    .required('is missing; write the per cent'),
  stream: string().oneOf(['Science', 'Commerce'], 'must be Science or Commerce').optional(),
  attachments: filePaths(),
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
      const sessionYear = sessionFrom(newest - item.sessionsAgo);
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
