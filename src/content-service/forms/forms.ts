import { type AnyObjectSchema, type InferType, object, string, ValidationError } from 'yup';
import { isEmail } from '../../lib/is-email';
import { ApiError } from '../server/errors';

/** A required field. `max` is in characters. */
const field = (missing: string, label: string, max: number) =>
  string().required(missing).max(max, `${label} is too long; ${max} characters at most.`);

/** A field that may be left out. `max` is in characters. */
const optionalField = (label: string, max: number) =>
  string().optional().max(max, `${label} is too long; ${max} characters at most.`);

const emailMax = 254;

const contactSchema = object({
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
  childClass: optionalField('Class', 60),
  childYear: optionalField('Year of joining', 40),
});

const missing = 'Please fill in all fields';
const certificateSchema = object({
  name: field(missing, 'Student Full Name', 200),
  admission: field(missing, 'Admission No.', 60),
});

/** A message to the school office, as sent. */
export type ContactMessage = InferType<typeof contactSchema>;

/** A request for a transfer certificate, as sent. */
export type CertificateRequest = InferType<typeof certificateSchema>;

// Control characters have no place in a name or message; line ends and tabs do.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A text without control characters and without blanks around it; anything else is no entry. */
function entry(value: unknown): string {
  return typeof value === 'string' ? value.replace(controls, '').trim() : '';
}

/**
 * The entries of a JSON body. Throws a 400 when the body is not a JSON object, and a 422 with the message of each
 * wrong field, the first of them as its sentence where there is no other.
 */
function readForm<Form extends AnyObjectSchema>(
  schema: Form,
  body: unknown,
  sentence?: string,
): InferType<Form> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'The body must be a JSON object.');
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const entries = Object.keys(schema.fields).map((name) => [name, entry(given.get(name))]);
  try {
    return schema.validateSync(Object.fromEntries(entries), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) fields[path] ??= message;
    throw new ApiError(422, sentence ?? Object.values(fields)[0] ?? error.message, fields);
  }
}

/** Reads a contact form. Throws a 422 with the message of each wrong field. */
export const readContactForm = (body: unknown): ContactMessage =>
  readForm(contactSchema, body, 'Some fields are missing or not valid.');

/** Reads a certificate form. Throws a 422 when one of the two fields is blank. */
export const readCertificateForm = (body: unknown): CertificateRequest =>
  readForm(certificateSchema, body);
