import type { StoredMessage, StoredRequest } from '../../content-service/inbox/stored-message';

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as it is read in India. */
export const received = (instant: string) => clock.format(new Date(instant));

/** What is known of a message, in the order in which tables have it. */
export const messageColumns = [
  'Received',
  'Name',
  'Phone',
  'Email',
  'Subject',
  'Message',
  'Class',
  'Year',
  'Answered',
  'Probably spam',
];

/** A message as the cells of these columns. */
export const messageRow = (one: StoredMessage): string[] => [
  received(one.receivedAt),
  one.name,
  one.phone,
  one.email,
  one.subject,
  one.message,
  one.childClass,
  one.childYear,
  one.answeredAt && received(one.answeredAt),
  one.suspicion,
];

/** What is known of a request for a certificate. */
export const requestColumns = ['Received', 'Admission No.', 'Name', 'Found'];

/** A request as the cells of these columns. */
export const requestRow = (one: StoredRequest): string[] => [
  received(one.receivedAt),
  one.admission,
  one.name,
  one.found ? 'yes' : 'no',
];
