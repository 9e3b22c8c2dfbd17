import { languageField } from '../../content/language';
import type { InferType } from 'yup';
import { commentProblems } from '../../content/comments';
import { choice, text } from '../../content/fields';
import { attachments, items } from '../dataset/fields';
import type { Sent } from '../../lib/http/service-calls';
import { langOf, recordId } from './records';

/** messages.yaml. `President` is shown as the Head Mistress. */
export const messagesSchema = items('Messages of the heads of the school.', {
  category: choice('Whose message it is; President stands for the Head Mistress.', [
    'Manager',
    'Principal',
    'Vice Principal',
    'President',
  ] as const),
  name: text('The name.', 'Dr. Asha Menon'),
  ...languageField,
  message: text('The message, as HTML paragraphs.', '<p>Dear parents and friends,</p>').test(
    'comments',
    (value, context) => {
      const [problem] = commentProblems(value ?? '');
      const { message, offset } = problem ?? {};
      return problem ? context.createError({ message, params: { offset } }) : true;
    },
  ),
  attachments: attachments('A portrait.', 'pictures/people/portrait.webp'),
});

/** The messages of all heads. */
export function messageRecords(items: InferType<typeof messagesSchema>): Sent<'Message'>[] {
  return items.map(({ category, name, message, attachments, lang }) => ({
    _id: recordId('message', category),
    category,
    name,
    ...langOf({ lang }),
    message: message.trim(),
    attachments: attachments ?? [],
  }));
}
