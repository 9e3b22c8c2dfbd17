import { blockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import { shape } from '../../content/fields';
import { defineBlock } from '../define-block';

/** How to reach the school; the view adds the school's own address. */
export const contactBlock = defineBlock('contact', {
  schema: shape('Address, phones and e-mail, as content/site.yaml has them.', {
    ...blockHead('contact'),
    note: markdown('A line above them, in Markdown.', 'The office answers until 1 pm.').optional(),
  }),
  load: ({ note }, context): { html?: string } =>
    note === undefined ? {} : { html: context.html(note) },
});
