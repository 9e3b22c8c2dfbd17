import type { InferType } from 'yup';
import { webAddress } from '../../content/content-fields';
import { text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { Sent } from '../../lib/http/service-calls';
import { recordId } from './records';

/** registrations.yaml: the banner for online registration. */
export const registrationsSchema = items('The banner for online registration on the front page.', {
  title: text('The title.', 'Online registration for session 2027-2028'),
  url: webAddress('Where a child is registered.', 'https://admissions.example'),
  attachments: attachments(),
});

/** The open registrations. */
export function registrationRecords(
  items: InferType<typeof registrationsSchema>,
): Sent<'Registration'>[] {
  return items.map(({ title, url, attachments }) => ({
    _id: recordId('registration', title),
    title,
    url,
    attachments: attachments ?? [],
  }));
}
