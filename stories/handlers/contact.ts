import type { HttpHandler } from 'msw';
import { contactCall } from '../../src/features/contact/contact.send';
import { postHandler, type Reply } from './reply';

/** Answers a contact message: kept, or as the reply says (`{ status: 422, json: { fields } }`). */
export function contactHandlers(reply?: Reply): HttpHandler[] {
  return [postHandler(contactCall, { ok: true }, reply, 201)];
}
