import type { StoredMessage } from '../inbox/stored-message';
import type { ClaimedLetter } from './outbox';
import {
  asLine,
  asText,
  holdsAddress,
  inBothForms,
  isBareAddress,
  type LetterLine,
  type LetterParts,
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

interface Draft extends LetterParts, Pick<Letter, 'to' | 'replyTo' | 'subject'> {}

/** Makes the whole e-mail of a draft; `name` is the first part of its Message-ID. */
export function letterOf(
  { to, replyTo, subject, ...parts }: Draft,
  { from, school }: MailFacts,
  {
    name,
    date,
    colour,
    autoSubmitted = 'auto-generated',
  }: { name: string; date: Date; colour: string; autoSubmitted?: Letter['autoSubmitted'] },
): Letter {
  return {
    from: { name: school, address: from },
    messageId: `${name}@${from.slice(from.indexOf('@') + 1)}`,
    ...{ to, replyTo, subject, date, autoSubmitted },
    ...inBothForms(school, colour, parts),
  };
}

/** The e-mail to the office. An answer to it goes to whoever wrote the message. */
function officeLetter({ message }: ClaimedLetter, facts: MailFacts): Draft {
  const name = asLine(message.name, 80);
  const email = asLine(message.email);
  const canReply = isBareAddress(message.email);
  return {
    to: recipientOf(facts, message.subject),
    replyTo: canReply ? message.email : undefined,
    // What looks encoded would be read as other words.
    subject: `[Website] ${asLine(message.subject, 120).replaceAll('=?', '= ?')}`,
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
}

const repeated = ({ name, subject, childClass, childYear, message }: StoredMessage) =>
  [name, subject, childClass, childYear, message].join('\n');

/**
 * The e-mail to the address that was given, which may be a stranger's: nothing of what was written stands in it, so that
 * nobody can send anything by it.
 */
function receiptLetter({ message, token }: ClaimedLetter, facts: MailFacts): Draft {
  const code = encodeURIComponent(facts.code);
  return {
    to: message.email,
    replyTo: facts.to,
    subject: `Your message to ${facts.school}`,
    sentences: [
      `Somebody has written to ${facts.school} with this address. ${facts.answered}`,
      'Press below within two days for a copy of the message.',
      'If you have not written to us, somebody gave your address by mistake: there is nothing to do.',
    ],
    lines: [],
    link: {
      href: `${facts.siteUrl}/api/form/${code}/copy/${token}`,
      words: 'Send me the copy',
    },
  };
}

/**
 * The copy for whoever wrote the message, and has opened the link of the receipt. An address of the web is not repeated
 * all the same: who presses a button of the school's may still be led on.
 */
function copyLetter({ message }: ClaimedLetter, facts: MailFacts): Draft {
  const isRepeated = !holdsAddress(repeated(message));
  return {
    to: message.email,
    replyTo: recipientOf(facts, message.subject),
    subject: `The copy of your message to ${facts.school}`,
    sentences: [
      `Thank you for writing to ${facts.school}. ${facts.answered}`,
      isRepeated
        ? 'This is the copy of your message that you asked for.'
        : 'Your message has arrived. It holds an address of the web, so that it is not repeated here.',
    ],
    lines: isRepeated ? filled(linesOf(message)) : [],
    ...(isRepeated && { message: asText(message.message) }),
  };
}

const writers = { office: officeLetter, receipt: receiptLetter, copy: copyLetter };

/** Writes a claimed e-mail. */
export function writeLetter(claimed: ClaimedLetter, facts: MailFacts, colour: string): Letter {
  const { kind, message, messageKey } = claimed;
  return letterOf(writers[kind](claimed, facts), facts, {
    name: messageKey,
    date: new Date(message.receivedAt),
    colour,
    autoSubmitted: kind === 'office' ? 'auto-generated' : 'auto-replied',
  });
}
