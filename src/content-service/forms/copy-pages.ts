import type { FormOutcome } from './form-page';

/** The page that the link of a receipt opens; it says nothing of the message, nor whether there is one. */
export const copyOffer = (action: string): FormOutcome => ({
  heading: 'The copy of your message',
  sentences: ['It is sent to the e-mail address that stands in the message.'],
  button: { words: 'Send me the copy', action },
});

/** The page after that. */
export const copySent: FormOutcome = {
  heading: 'The copy is on its way',
  sentences: ['It is in your mailbox within a few minutes.'],
};

/** The page of a link that does not hold. */
export const copyEnded: FormOutcome = {
  heading: 'This link has ended',
  sentences: ['It holds for two days, and once. Your message has reached the office all the same.'],
};
