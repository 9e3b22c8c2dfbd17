import type { InferType } from 'yup';
import { boardClass } from '../../content/classes';
import { amount, choice, text } from '../../content/fields';
import { wrong } from '../../content/field-messages';
import { session } from '../../content/session-field';
import { attachments, childName, items } from '../dataset/fields';
import { resultOf } from '../../lib/percent-of';
import type { Sent } from '../../lib/http/service-calls';
import { recordId } from './records';

/** toppers.yaml */
export const toppersSchema = items('Toppers of the board examinations.', {
  name: childName('Kavya Menon'),
  class: choice('The class whose examination it was.', ['X', 'XII'] as const)
    .transform(boardClass)
    .meta({ asText: '[^{}]+' }),
  session: session('The session whose examination it was.'),
  division: amount('The result in per cent, or marks out of their sum: 491/500.', 98.5, 1)
    .transform((value: unknown, written: unknown) =>
      typeof written === 'string' ? resultOf(written) : value,
    )
    .typeError(wrong('the result in per cent, such as 98.5, or marks out of their sum: 491/500'))
    .max(100, '"division" must be 100 or less; write marks with their sum, such as 491/500')
    .meta({ asText: '[^{}]*(%|[Cc]ent|\\/|of)[^{}]*' }),
  stream: text('The stream, in Class XII.', 'Science').optional(),
  attachments: attachments('A portrait.', 'pictures/people/portrait.webp'),
});

/** The toppers of all sessions, the newest session and the best first. */
export function topperRecords(items: InferType<typeof toppersSchema>): Sent<'Topper'>[] {
  return items
    .map((item) => ({
      _id: recordId('topper', item.session, item.class, item.name),
      class: item.class,
      sessionYear: item.session,
      name: item.name,
      division: item.division,
      ...(item.stream ? { stream: item.stream } : {}),
      attachments: item.attachments ?? [],
    }))
    .sort((a, b) => b.sessionYear.localeCompare(a.sessionYear) || b.division - a.division);
}

/** For the home page: the toppers of the newest session only. */
export function homeTopperRecords(items: InferType<typeof toppersSchema>): Sent<'Topper'>[] {
  const all = topperRecords(items);
  return all.filter((topper) => topper.sessionYear === all[0]?.sessionYear);
}
