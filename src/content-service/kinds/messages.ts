import { string, type InferType } from 'yup';
import { filePaths, listOf, text } from '../dataset/fields';
import type { components } from '../../http/service-types';
import { recordId } from './record-id';

/** messages.yaml. `President` is shown as the Head Mistress. */
export const messagesSchema = listOf({
  category: string()
    .oneOf(
      ['Manager', 'Principal', 'Vice Principal', 'President'],
      'must be Manager, Principal, Vice Principal or President',
    )
    .required('is missing; write whose message it is'),
  name: text('a name'),
  message: text('the message, as HTML paragraphs'),
  attachments: filePaths(),
});

/** A message of a school head as it goes over the wire; `message` is HTML. */
export type MessageRecord = components['schemas']['Message'];

/** The messages of all heads. */
export function messageRecords(items: InferType<typeof messagesSchema>): MessageRecord[] {
  return items.map(({ category, name, message, attachments }) => ({
    _id: recordId('message', category),
    category,
    name,
    message: message.trim(),
    attachments: attachments ?? [],
  }));
}

/** For the home page: the Principal's message. */
export function principalRecords(items: InferType<typeof messagesSchema>): MessageRecord[] {
  return messageRecords(items).filter(({ category }) => category === 'Principal');
}
