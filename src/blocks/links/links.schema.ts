import { blockHead } from '../../content/block-fields';
import { link } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { asWritten, defineBlock, type Loaded } from '../define-block';

/** The reader's next steps. */
export const linksBlock = defineBlock('links', {
  schema: shape('The reader’s next steps: links with a line about each.', {
    ...blockHead('links'),
    items: list(
      'The links.',
      shape('One link.', {
        title: phrase('The words to click.', 'How to pay'),
        to: link(),
        text: phrase('What the reader finds there.', 'Online, by card or net banking').optional(),
      }),
    ),
  }),
  load: asWritten,
});

/** Links when loaded. */
export type LinksBlock = Loaded<typeof linksBlock>;
