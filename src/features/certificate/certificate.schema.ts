import { type InferType, object, string } from 'yup';

/** The words of the error line, by what went wrong. */
export const certificateMessages = {
  incomplete: 'Please fill in all fields',
  invalidReply: 'Invalid response from the server.',
  unsupported: 'Unsupported file type received',
  notFound: (phone: string) =>
    `No certificate was found for this number and name. Please check both, or ask the school office: ${phone}.`,
  failed: 'Failed to process your request. Please try again later.',
  fileFailed: (status: number) => `Failed to fetch the file. Status: ${status}`,
} as const;

/** The certificate form: both fields required, blank space is no entry. */
export const certificateSchema = object({
  admission: string().trim().required(certificateMessages.incomplete),
  name: string().trim().required(certificateMessages.incomplete),
});

/** A certificate request: admission number and the student's full name. */
export type CertificateRequest = InferType<typeof certificateSchema>;

/** The empty form. */
export const emptyCertificateRequest: CertificateRequest = { admission: '', name: '' };
