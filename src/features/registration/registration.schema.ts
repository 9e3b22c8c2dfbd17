import { attachments, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import { safePageUrl } from '../../http/safe-url';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';

/** An online registration as the service sends it. */
export type RegistrationRecord = components['schemas']['Registration'];

/** An online registration as the site shows it. */
export interface Registration extends ListRecord {
  title: string;
  /** A safe address; `undefined` without one. */
  url: string | undefined;
  attachments: Attachment[];
}

/** Reads an online registration; `undefined` without a title. */
export const readRegistration = recordReader<RegistrationRecord, Registration>('title', {
  title: text('title'),
  url: ({ url }) => safePageUrl(url),
  attachments: attachments('attachments'),
});
