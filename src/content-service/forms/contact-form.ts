import { object } from 'yup';
import { ApiError } from '../server/errors';
import { entriesOf, field } from './entry';
import { fieldErrors } from './field-errors';

/** A message to the school office, as sent. */
export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
}

const schema = object({
  name: field('Name is required.', 'Name', 200),
  phone: field('Phone Number is required.', 'Phone Number', 60),
  email: field('Email is required.', 'Email', 254).matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    message: 'Email is not valid.',
    excludeEmptyString: true,
  }),
  subject: field('Subject is required.', 'Subject', 300),
  message: field('Message is required.', 'Message', 10_000),
});

/** Reads a contact form. Throws a 422 with the message of each wrong field. */
export function readContactForm(body: unknown): ContactMessage {
  const values = entriesOf(body, ['name', 'phone', 'email', 'subject', 'message'] as const);
  const fields = fieldErrors(schema, values);
  if (fields) throw new ApiError(422, 'Some fields are missing or not valid.', fields);
  return values;
}
