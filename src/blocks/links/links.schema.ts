import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { link } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** The reader's next steps. */
export const linksSchema = shape('The reader’s next steps: links with a line about each.', {
  ...blockHead('links'),
  items: list(
    'The links.',
    shape('One link.', {
      title: phrase('The words to click.', 'How to pay'),
      to: link(),
      text: phrase('What the reader finds there.', 'Online, by card or net banking').optional(),
    }),
  ),
});

/** Links as written in a content file. */
export type WrittenLinks = InferType<typeof linksSchema>;

/** Links when loaded. */
export interface LinksBlock extends BlockHead<'links'> {
  items: { title: string; to: string; text?: string }[];
}

/** Links stay as they are written. */
export function loadLinks(written: WrittenLinks, context: BlockLoadContext): LinksBlock {
  return { ...context.head(written, 'links'), items: written.items };
}
