import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readMessage, type Message, type MessageCategory } from './messages.schema';

/** The principal's message, for the home page. */
export const principalMessageCall: ListCall<Sent<'Message'>> = {
  name: 'Principal message',
  path: '/api/principalMessage/{code}',
  auth: true,
};

/** The messages of all heads, for their own pages. */
export const messagesCall: ListCall<Sent<'Message'>> = {
  name: 'Message list',
  path: '/api/message/all/{code}',
  auth: true,
};

type PickMessage = (messages: readonly Message[]) => Message | undefined;

/** Picks a head's message out of a list; one function a head, so React Query reuses it. */
export const messageOf: Record<MessageCategory, PickMessage> = {
  Manager: pick('Manager'),
  Principal: pick('Principal'),
  'Vice Principal': pick('Vice Principal'),
  President: pick('President'),
};

/** The principal's message; `undefined` when the service has none. */
export const principalMessageQuery = listQuery(
  ['messages', 'principal'],
  principalMessageCall,
  readMessage,
  messageOf.Principal,
);

/** The message of one head; `undefined` when the service has none. */
export function messageQuery(category: MessageCategory) {
  return listQuery(['messages', 'all'], messagesCall, readMessage, messageOf[category]);
}

function pick(category: MessageCategory): PickMessage {
  return (messages) => messages.find((message) => message.category === category);
}
