import { portrait, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';

/** Reads a former student; `undefined` without a name. */
export const readAlumnus = recordReader('name', {
  title: text('title'),
  name: text('name'),
  designation: text('designation'),
  batch: text('batch', 60),
  /** A path for `imageUrl`. */
  photo: portrait,
} satisfies FieldReaders<Sent<'Testimonial'>>);

/** A former student as the site shows it; what is not known is ''. */
export type Alumnus = RecordOf<typeof readAlumnus>;
