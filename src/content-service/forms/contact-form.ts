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

const emailMax = 254;

/** Whether a text has one `@` and a dot within what follows, in time that grows with its length. */
function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1, -1).includes('.');
}

const schema = object({
  name: field('Name is required.', 'Name', 200),
  phone: field('Phone Number is required.', 'Phone Number', 60),
  email: field('Email is required.', 'Email', emailMax).test(
    'email',
    'Email is not valid.',
    // Yup runs all tests of a field: what is empty or too long has its own message.
    (text = '') => text === '' || text.length > emailMax || isEmail(text),
  ),
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
