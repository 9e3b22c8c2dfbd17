import { object, string, type InferType } from 'yup';
import { isEmail } from '../../lib/is-email';

/** A required text within the length limit of the service. */
const entry = (name: string, max: number) =>
  string()
    .trim()
    .required(`${name} is required.`)
    .max(max, `${name} is too long; ${max} characters at most.`);

/** A text that may be left out. */
const optionalEntry = (name: string, max: number) =>
  string().trim().default('').max(max, `${name} is too long; ${max} characters at most.`);

/** The contact form: five required fields, of which blank space is no entry, and two for admissions. */
export const contactSchema = object({
  name: entry('Name', 200),
  phone: entry('Phone Number', 60),
  email: entry('Email', 254).test('email', 'Email is not valid.', (text) => !text || isEmail(text)),
  subject: entry('Subject', 300),
  message: entry('Message', 10_000),
  childClass: optionalEntry('Class', 60),
  childYear: optionalEntry('Year of joining', 40),
});

/** A contact message; the child's class and year of joining are blank where it is no enquiry. */
export type ContactMessage = InferType<typeof contactSchema>;

/** The required fields in the order of the form. */
export const CONTACT_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** What the office needs of an admission enquiry, optional. */
const ADMISSION_FIELDS = ['childClass', 'childYear'] as const;

/** All of them. */
export const MESSAGE_FIELDS = [...CONTACT_FIELDS, ...ADMISSION_FIELDS] as const;

/** The empty form. */
export const emptyContactMessage: ContactMessage = {
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
  childClass: '',
  childYear: '',
};

/** The name of the honeypot field. It means nothing, so that no browser autofills it. */
export const HONEYPOT_FIELD = 'leave_this_empty';

/** The name of the field into which the service writes when it sent the page (`content-service/site/text-files.ts`). */
export const OPENED_FIELD = 'opened';

/** The name of the checkbox for a copy. */
export const COPY_FIELD = 'copy';
