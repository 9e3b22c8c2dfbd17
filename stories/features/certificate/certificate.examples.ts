import type { CertificateRequest } from '../../../src/features/certificate/certificate.schema';

/** A filled certificate form; an invented pupil. */
export const certificateExample: CertificateRequest = {
  admission: '2014/0312',
  name: 'Devansh Uniyal',
};

/** The path that the service answers with. */
export const certificatePath = 'papers/tc/2014-0312.pdf';
