import type { InferType } from 'yup';
import { webAddress } from '../../content/content-fields';
import { text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { recordId } from './record-id';

/** registrations.yaml: the banner for online registration. */
export const registrationsSchema = items('The banner for online registration on the front page.', {
  title: text(
    'The title; {session} becomes the name of the session.',
    'Online registration for session {nextSession}',
  ),
  url: webAddress('Where a child is registered.', 'https://admissions.example'),
  attachments: attachments(),
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
