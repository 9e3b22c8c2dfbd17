import type { HttpHandler } from 'msw';
import { contactCall } from '../../src/features/contact/contact.send';
import { postHandler, type Reply } from './reply';

/** The service's answer to a message with a wrong field. */
const invalid = {
  error: 'The message is not complete.',
  fields: { email: 'Email is not valid.' },
};

/** Answers a contact message: kept, or as the reply says; 422 names the e-mail address. */
export function contactHandlers(reply: Reply = {}): HttpHandler[] {
  const whole = reply.status === 422 ? { json: invalid, ...reply } : reply;
  return [postHandler(contactCall, { ok: true }, whole, 201)];
}
