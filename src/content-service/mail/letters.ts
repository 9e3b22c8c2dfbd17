import type { StoredMessage } from '../inbox/stored-message';
import type { ClaimedLetter } from './outbox';
import {
  asLine,
  asText,
  holdsAddress,
  inBothForms,
  isBareAddress,
  type LetterLine,
} from './letter-text';
import { type MailFacts, recipientOf } from './mail-facts';

/** An e-mail, ready to be sent. Addresses are bare; nothing in it has been read from a visitor's text as syntax. */
export interface Letter {
  from: { name: string; address: string };
  to: string;
  replyTo: string | undefined;
  subject: string;
  /** Without angle brackets. */
  messageId: string;
  date: Date;
  text: string;
  html: string;
  /** What kind of automatic e-mail it is (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied';
}

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const filled = (lines: readonly LetterLine[]) => lines.filter(([, value]) => value !== '');

const linesOf = ({ subject, childClass, childYear }: StoredMessage): LetterLine[] => [
  ['Subject', asLine(subject)],
  ['Class', asLine(childClass)],
  ['Year of joining', asLine(childYear)],
];

/** What is the same in all e-mails. */
function base({ messageKey, message }: ClaimedLetter, { from, school }: MailFacts) {
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    from: { name: school, address: from },
    messageId: `${messageKey}@${domain}`,
    date: new Date(message.receivedAt),
  };
}

/** The e-mail to the office. An answer to it goes to whoever wrote the message. */
function officeLetter(claimed: ClaimedLetter, facts: MailFacts, colour: string): Letter {
  const { message } = claimed;
  const name = asLine(message.name, 80);
  const email = asLine(message.email);
  const canReply = isBareAddress(message.email);
  const parts = {
    sentences: [
      'A message from the form of the website.',
      canReply
        ? 'Answer this e-mail, and the answer goes to the writer.'
        : 'The e-mail address is none that can be answered to: please call.',
    ],
    lines: filled([
      ['Name', name],
      ['Phone', asLine(message.phone)],
      ['E-mail', email],
      ...linesOf(message),
      ['Received', clock.format(new Date(message.receivedAt))],
    ]),
    message: asText(message.message),
  };
  return {
    ...base(claimed, facts),
    to: recipientOf(facts, message.subject),
    replyTo: canReply ? message.email : undefined,
    // What looks encoded would be read as other words.
    subject: `[Website] ${asLine(message.subject, 120).replaceAll('=?', '= ?')}`,
    ...inBothForms(facts.school, colour, parts),
    autoSubmitted: 'auto-generated',
  };
}

const repeated = ({ name, subject, childClass, childYear, message }: StoredMessage) =>
  [name, subject, childClass, childYear, message].join('\n');

/**
 * The e-mail to the address that was given, which may be a stranger's: nothing of what was written stands in it, so that
 * nobody can send anything by it.
 */
function receiptLetter(claimed: ClaimedLetter, facts: MailFacts, colour: string): Letter {
  const code = encodeURIComponent(facts.code);
  const parts = {
    sentences: [
      `Somebody has written to ${facts.school} with this address. ${facts.answered}`,
      'Press below within two days for a copy of the message.',
      'If you have not written to us, somebody gave your address by mistake: there is nothing to do.',
    ],
    lines: [],
    link: {
      href: `${facts.siteUrl}/api/form/${code}/copy/${claimed.token}`,
      words: 'Send me the copy',
    },
  };
  return {
    ...base(claimed, facts),
    to: claimed.message.email,
    replyTo: facts.to,
    subject: `Your message to ${facts.school}`,
    ...inBothForms(facts.school, colour, parts),
    autoSubmitted: 'auto-replied',
  };
}

/**
 * The copy for whoever wrote the message, and has opened the link of the receipt. An address of the web is not repeated
 * all the same: who presses a button of the school's may still be led on.
 */
function copyLetter(claimed: ClaimedLetter, facts: MailFacts, colour: string): Letter {
  const { message } = claimed;
  const isRepeated = !holdsAddress(repeated(message));
  const parts = {
    sentences: [
      `Thank you for writing to ${facts.school}. ${facts.answered}`,
      isRepeated
        ? 'This is the copy of your message that you asked for.'
        : 'Your message has arrived. It holds an address of the web, so that it is not repeated here.',
    ],
    lines: isRepeated ? filled(linesOf(message)) : [],
    ...(isRepeated && { message: asText(message.message) }),
  };
  return {
    ...base(claimed, facts),
    to: message.email,
    replyTo: recipientOf(facts, message.subject),
    subject: `The copy of your message to ${facts.school}`,
    ...inBothForms(facts.school, colour, parts),
    autoSubmitted: 'auto-replied',
  };
}

const writers = { office: officeLetter, receipt: receiptLetter, copy: copyLetter };

/** Writes a claimed e-mail. */
export const writeLetter = (claimed: ClaimedLetter, facts: MailFacts, colour: string): Letter =>
  writers[claimed.kind](claimed, facts, colour);
