import type { InferType } from 'yup';
import { boardClass } from '../../content/classes';
import { amount, choice, text } from '../../content/fields';
import { attachments, childName, items } from '../dataset/fields';
import { validator } from '../../content/field-messages';
import { parseSession } from '../../lib/dates/session';
import type { Sent } from '../../lib/http/service-calls';
import { recordId } from './records';

/** toppers.yaml */
export const toppersSchema = items('Toppers of the board examinations.', {
  name: childName('Kavya Menon'),
  class: choice('The class whose examination it was.', ['X', 'XII'] as const).transform(boardClass),
  session: text('The session whose examination it was.', '2025-2026').test(
    validator('session', (value: string) =>
      parseSession(value)
        ? undefined
        : `"${value}" is not a session; write it like 2025-2026, or 2025 where it goes from January to December`,
    ),
  ),
  division: amount('The result in per cent.', 98.5, 1).max(100, '"division" must be 100 or less'),
  stream: text('The stream, in Class XII.', 'Science').optional(),
  attachments: attachments('A portrait.', 'pictures/people/portrait.webp'),
});

/** The toppers of all sessions, the newest session and the best first. */
export function topperRecords(items: InferType<typeof toppersSchema>): Sent<'Topper'>[] {
  return items
    .map((item) => {
      const sessionYear = parseSession(item.session) ?? item.session;
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
export function homeTopperRecords(items: InferType<typeof toppersSchema>): Sent<'Topper'>[] {
  const all = topperRecords(items);
  return all.filter((topper) => topper.sessionYear === all[0]?.sessionYear);
}
