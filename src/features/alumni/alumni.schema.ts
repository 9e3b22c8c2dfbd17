import { firstPath, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { components } from '../../lib/http/service-types';

/** A former student as the service sends it. */
export type TestimonialRecord = components['schemas']['Testimonial'];

/** Reads a former student; `undefined` without a name. */
export const readAlumnus = recordReader('name', {
  title: text('title'),
  name: text('name'),
  designation: text('designation'),
  batch: text('batch', 60),
  /** A path for `imageUrl`. */
  photo: firstPath('attachments'),
} satisfies FieldReaders<TestimonialRecord>);

/** A former student as the site shows it; what is not known is ''. */
export type Alumnus = RecordOf<typeof readAlumnus>;
