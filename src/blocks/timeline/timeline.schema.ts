import { markdown } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

/** What happened when. */
export const timelineBlock = defineBlock('timeline', {
  schema: blockShape('timeline', 'What happened when, oldest first.', {
    items: list(
      'The moments.',
      shape('One moment.', {
        when: phrase('The year or the day, in words.', 'January 1990'),
        title: phrase('What happened.', 'Affiliated'),
        text: markdown('More about it, in Markdown.', 'The first class X sits the ICSE.'),
      }),
    ),
  }),
  load: ({ items }, context) => ({
    items: items.map(({ text, ...moment }) => ({ ...moment, html: context.html(text) })),
  }),
});
