import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import { readMessage, type Message } from '../../../src/features/messages/messages.schema';

/** Messages as the service sends them; invented people. */
export const messageRecords: Sent<'Message'>[] = [
  {
    _id: 'message-manager',
    category: 'Manager',
    name: 'Mr Harish Bahuguna',
    message:
      '<p>When this school opened in 1983 it had five hundred children and one telephone. The telephone has gone.</p><p>What remains is the promise made then: <strong>a place for every child who wants to learn</strong>.</p>',
    attachments: ['pictures/people/manager.webp'],
  },
  {
    _id: 'message-principal',
    category: 'Principal',
    name: 'Dr Leela Mathur',
    message:
      '<p>Ask a child what was learnt today, and you hear a fact. Ask what was <em>wondered</em> today, and you hear the child.</p><p>We teach for the second answer. The first one follows.</p><ul><li>Small groups for languages</li><li>Two hours of games a week for every class</li></ul><p>Read <a href="/AboutUs">how the school began</a>.</p>',
    attachments: ['pictures/people/principal.webp'],
  },
  {
    _id: 'message-vice-principal',
    category: 'Vice Principal',
    name: 'Mr Samuel Thapa',
    message:
      '<p>Discipline is not silence. It is the care with which a class of forty lets the quietest one speak.</p>',
    attachments: ['pictures/people/vice-principal.webp'],
  },
  {
    _id: 'message-president',
    category: 'President',
    name: 'Ms Farida Qureshi',
    message:
      '<p>In the junior wing we begin each morning with a song and end it with a story. What lies between is called play, and it is the hardest work there is.</p>',
    attachments: ['pictures/people/head-mistress.webp'],
  },
];

/** The call of the home page carries the principal's message only. */
export const principalMessageRecords: Sent<'Message'>[] = messageRecords.filter(
  (record) => record.category === 'Principal',
);

/** The same messages as the site shows them. */
export const messageExamples: Message[] = readList(messageRecords, readMessage);
