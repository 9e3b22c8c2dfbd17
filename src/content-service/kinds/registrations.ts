import type { InferType } from 'yup';
import { filePaths, listOf, text, webAddress } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { recordId } from './record-id';

/** registrations.yaml: the banner for online registration. */
export const registrationsSchema = listOf({
  title: text('a title'),
  url: webAddress(),
  attachments: filePaths(),
});

/** An online registration as it goes over the wire. */
export type RegistrationRecord = components['schemas']['Registration'];

/** The open registrations. */
export function registrationRecords(
  items: InferType<typeof registrationsSchema>,
  today: PlainDate,
): RegistrationRecord[] {
  return items.map(({ title, url, attachments }) => ({
    _id: recordId('registration', title),
    title: nameSessions(title, today),
    url,
    attachments: attachments ?? [],
  }));
}
