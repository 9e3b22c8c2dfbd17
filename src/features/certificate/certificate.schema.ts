import { object, string, type InferType } from 'yup';
import { certificateMessages } from './certificate.messages';

/** The certificate form: both fields required, blank space is no entry. */
export const certificateSchema = object({
  admission: string().trim().required(certificateMessages.incomplete),
  name: string().trim().required(certificateMessages.incomplete),
});

/** A certificate request: admission number and the student's full name. */
export type CertificateRequest = InferType<typeof certificateSchema>;

/** The empty form. */
export const emptyCertificateRequest: CertificateRequest = { admission: '', name: '' };
