import type { MessageCategory } from './messages.schema';

/** The role under a head's name. */
export const messageRoles: Record<MessageCategory, string> = {
  Manager: 'Manager',
  Principal: 'Principal',
  'Vice Principal': 'Vice Principal',
  President: 'Head Mistress',
};

/** What a head's page says when the service has no message: paragraphs of plain text. */
export const messageFallbacks: Record<MessageCategory, readonly string[]> = {
  Manager: [
    'A warm welcome to our school. A school is built twice: once with stone and timber, and every day again by the people who work and learn in it.',
    'We look after the first so that our teachers can give themselves to the second. Come and see us on any working day.',
  ],
  Principal: [
    'A warm welcome to our school. We want every child to leave us curious, truthful and kind, able to think alone and to work together.',
    'Our doors are open to parents. What you see in your child at home helps us to teach well, so please come and talk to us.',
  ],
  'Vice Principal': [
    'A warm welcome to our school. Good days at school are made of small things done well: coming on time, listening, asking, and finishing what was begun.',
    'We help our students to make these small things a habit, and to enjoy them.',
  ],
  President: [
    'A warm welcome to our school. Our youngest children learn with their hands, their voices and their friends long before they learn from a book.',
    'We give them a safe and cheerful place to do it, and we are glad to show it to you.',
  ],
};
