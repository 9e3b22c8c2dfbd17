import { object, string, type InferType } from 'yup';

/** One address: something, an @, something with a dot inside. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A required text within the length limit of the service. */
const entry = (name: string, max: number) =>
  string()
    .trim()
    .required(`${name} is required.`)
    .max(max, `${name} is too long; ${max} characters at most.`);

/** The contact form: all fields required, blank space is no entry. */
export const contactSchema = object({
  name: entry('Name', 200),
  phone: entry('Phone Number', 60),
  email: entry('Email', 254).matches(EMAIL, {
    message: 'Email is not valid.',
    excludeEmptyString: true,
  }),
  subject: entry('Subject', 300),
  message: entry('Message', 10_000),
});

/** A contact message: five texts. */
export type ContactMessage = InferType<typeof contactSchema>;

/** The fields in the order of the form. */
export const CONTACT_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** The empty form. */
export const emptyContactMessage: ContactMessage = {
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
};

/**
 * The name of the honeypot field. It means nothing, so that no browser autofills it, and it is never sent.
 */
export const HONEYPOT_FIELD = 'leave_this_empty';
