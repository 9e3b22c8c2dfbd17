import { firstPath, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** A former student as the service sends it. */
export type TestimonialRecord = components['schemas']['Testimonial'];

/** A former student as the site shows it; what is not known is ''. */
export interface Alumnus extends ListRecord {
  title: string;
  name: string;
  designation: string;
  batch: string;
  /** A path for `imageUrl`. */
  photo: string | undefined;
}

/** Reads a former student; `undefined` without a name. */
export const readAlumnus = recordReader<TestimonialRecord, Alumnus>('name', {
  title: text('title'),
  name: text('name'),
  designation: text('designation'),
  batch: text('batch', 60),
  photo: firstPath('attachments'),
});
