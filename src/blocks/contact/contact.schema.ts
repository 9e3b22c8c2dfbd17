import { markdown } from '../../content/content-fields';
import { blockShape, defineBlock } from '../define-block';

/** How to reach the school; the view adds the school's own address. */
export const contactBlock = defineBlock('contact', {
  schema: blockShape('contact', 'Address, phones and e-mail, as content/site.yaml has them.', {
    note: markdown('A line above them, in Markdown.', 'The office answers until 1 pm.').optional(),
  }),
  load: ({ note }, context): { html?: string } =>
    note === undefined ? {} : { html: context.html(note) },
});
