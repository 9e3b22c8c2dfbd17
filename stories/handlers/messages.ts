import type { HttpHandler } from 'msw';
import { messageRecords, principalMessageRecords } from '../features/messages/messages.examples';
import { messagesCall, principalMessageCall } from '../../src/features/messages/messages.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the two calls for messages: the principal's for the home page, and all. */
export function messagesHandlers(reply?: Reply<Sent<'Message'>>): HttpHandler[] {
  return [
    listHandler(principalMessageCall, principalMessageRecords, reply),
    listHandler(messagesCall, messageRecords, reply),
  ];
}
