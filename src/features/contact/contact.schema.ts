import { object, string, type InferType } from 'yup';

/** One address: something, an @, something with a dot inside. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The contact form: all fields required, blank space is no entry. */
export const contactSchema = object({
  name: string().trim().required('Name is required.'),
  phone: string().trim().required('Phone Number is required.'),
  email: string()
    .trim()
    .required('Email is required.')
    .matches(EMAIL, { message: 'Email is not valid.', excludeEmptyString: true }),
  subject: string().trim().required('Subject is required.'),
  message: string().trim().required('Message is required.'),
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
 * The name of the hidden field that only a robot fills in. It means nothing, so that no browser
 * offers to fill it, and it is never sent.
 */
export const HONEYPOT_FIELD = 'leave_this_empty';
