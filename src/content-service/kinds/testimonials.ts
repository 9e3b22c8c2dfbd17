import type { InferType } from 'yup';
import { filePaths, listOf, text } from '../dataset/fields';
import type { components } from '../../http/service-types';
import { recordId } from './record-id';

/** testimonials.yaml: former pupils. */
export const testimonialsSchema = listOf({
  title: text('a line'),
  name: text('a name'),
  designation: text('what they do now'),
  batch: text('a batch such as ISC 2009'),
  attachments: filePaths(),
});

/** A former pupil as it goes over the wire. */
export type TestimonialRecord = components['schemas']['Testimonial'];

/** All former pupils. */
export function testimonialRecords(
  items: InferType<typeof testimonialsSchema>,
): TestimonialRecord[] {
  return items.map(({ attachments, ...item }) => ({
    _id: recordId('alumni', item.name),
    ...item,
    attachments: attachments ?? [],
  }));
}
