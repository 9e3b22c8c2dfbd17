import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { Sent } from '../../lib/http/service-calls';
import { recordId } from './records';

/** testimonials.yaml: former pupils. */
export const testimonialsSchema = items('Former pupils, for the Alumni page.', {
  title: text('A line about them.', 'He maps glaciers that feed our rivers'),
  name: text('The name.', 'Harpreet Gill'),
  designation: text('What they do now.', 'Glaciologist'),
  batch: text('Board and year.', 'ISC 2012'),
  attachments: attachments('A portrait.', 'pictures/people/farah-khan.webp'),
});

/** All former pupils. */
export function testimonialRecords(
  items: InferType<typeof testimonialsSchema>,
): Sent<'Testimonial'>[] {
  return items.map(({ attachments, ...item }) => ({
    _id: recordId('alumni', item.name),
    ...item,
    attachments: attachments ?? [],
  }));
}
