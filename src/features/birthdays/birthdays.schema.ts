import { portrait, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';

/** Reads a birthday; `undefined` without a name. */
export const readBirthday = recordReader('name', {
  name: text('name'),
  /** '' when it is not known. */
  class: text('class', 40),
  /** A path for `birthdayImageUrl`. */
  photo: portrait,
} satisfies FieldReaders<Sent<'Birthday'>>);

/** One of today's birthday children as the site shows it. */
export type Birthday = RecordOf<typeof readBirthday>;
