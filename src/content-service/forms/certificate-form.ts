import { object } from 'yup';
import { ApiError } from '../server/errors';
import { entriesOf, field } from './entry';
import { fieldErrors } from './field-errors';

/** A request for a transfer certificate, as sent. */
export interface CertificateRequest {
  name: string;
  admission: string;
}

const missing = 'Please fill in all fields';

const schema = object({
  name: field(missing, 'Student Full Name', 200),
  admission: field(missing, 'Admission No.', 60),
});

/** Reads a certificate form. Throws a 422 when one of the two fields is blank. */
export function readCertificateForm(body: unknown): CertificateRequest {
  const values = entriesOf(body, ['name', 'admission'] as const);
  const fields = fieldErrors(schema, values);
  if (fields) throw new ApiError(422, Object.values(fields)[0] ?? missing, fields);
  return values;
}
