import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, day, items } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { published } from './published';
import { recordId } from './record-id';

/** circulars.yaml. The category is `Circular` when left out; its attachments are its papers. */
export const circularsSchema = items('Circulars, in any order.', {
  title: text('The title.', 'Summer break and homework'),
  date: day(),
  category: text('Its category; Circular when none is given.', 'Circular').optional(),
  attachments: attachments(
    'The paper itself, then what belongs to it.',
    'papers/circulars/new-hours.pdf',
  ),
});

/** A circular as it goes over the wire. */
export type CircularRecord = components['schemas']['Circular'];

/** All circulars that have come out, newest first. */
export function circularRecords(
  items: InferType<typeof circularsSchema>,
  today: PlainDate,
): CircularRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: recordId('circular', item.title, day),
    title: item.title,
    date: day,
    category: item.category ?? 'Circular',
    attachments: item.attachments ?? [],
  }));
}
