import type { HttpHandler } from 'msw';
import { messageRecords, principalMessageRecords } from '../features/messages/messages.examples';
import { messagesCall, principalMessageCall } from '../../src/features/messages/messages.queries';
import type { MessageRecord } from '../../src/features/messages/messages.schema';
import { listHandler, type Reply } from './reply';

/** Answers the two calls for messages: the principal's for the home page, and all. */
export function messagesHandlers(reply?: Reply<MessageRecord>): HttpHandler[] {
  return [
    listHandler(principalMessageCall, principalMessageRecords, reply),
    listHandler(messagesCall, messageRecords, reply),
  ];
}
