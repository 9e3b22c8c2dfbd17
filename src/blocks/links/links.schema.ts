import type { BlockLoadContext } from '../../content/block-load-context';
import { link } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { asWritten, blockShape, defineBlock, type Loaded } from '../define-block';

const block = defineBlock('links', {
  schema: blockShape('links', 'The reader’s next steps: links with a line about each.', {
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

/** The reader's next steps: those that are there. Nothing where none of them is yet. */
export const linksBlock = {
  schema: block.schema,
  linksToPublished: true,
  load(written: Parameters<typeof block.load>[0], context: BlockLoadContext): LinksBlock[] {
    const items = written.items.filter(({ to }) => !context.leadsNowhereYet(to));
    return items.length === 0 ? [] : [block.load({ ...written, items }, context)];
  },
} as const;

/** Links when loaded. */
export type LinksBlock = Loaded<typeof block>;
