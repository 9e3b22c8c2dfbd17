import { firstPath, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** One of today's birthday children as the service sends it. */
export type BirthdayRecord = components['schemas']['Birthday'];

/** One of today's birthday children as the site shows it. */
export interface Birthday extends ListRecord {
  name: string;
  /** '' when it is not known. */
  class: string;
  /** A path for `birthdayImageUrl`. */
  photo: string | undefined;
}

/** Reads a birthday; `undefined` without a name. */
export const readBirthday = recordReader<BirthdayRecord, Birthday>('name', {
  name: text('name'),
  class: text('class', 40),
  photo: firstPath('attachments'),
});
