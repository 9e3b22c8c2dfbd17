/** @jest-environment node */
import { messageExamples } from '../../../stories/features/messages/messages.examples';
import { messageFallbacks, messageRoles } from '../../../src/features/messages/messages.texts';
import { messageOf } from '../../../src/features/messages/messages.queries';
import { MESSAGE_CATEGORIES } from '../../../src/features/messages/messages.schema';

it.each(MESSAGE_CATEGORIES)('gives %s a message, a role and a fallback of its own', (category) => {
  expect(messageOf[category](messageExamples)?.category).toBe(category);
  expect(messageOf[category]([])).toBeUndefined();
  expect(messageRoles[category]).toBe(category === 'President' ? 'Head Mistress' : category);
  expect(messageFallbacks[category].join(' ').length).toBeGreaterThan(80);
});
