import { markdown } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

/** Numbered steps. */
export const stepsBlock = defineBlock('steps', {
  schema: blockShape('steps', 'Numbered steps, for things that are done in order.', {
    items: list(
      'The steps.',
      shape('One step.', {
        title: phrase('What to do, in a few words.', 'Choose an instalment'),
        text: markdown('How to do it, in Markdown.', 'Press **Proceed** and pay by card.'),
      }),
    ),
  }),
  load: ({ items }, context) => ({
    items: items.map(({ title, text }) => ({ title, html: context.html(text) })),
  }),
});
