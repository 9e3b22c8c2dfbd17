import type { InferType } from 'yup';
import type { BlockHead } from '../../content/block-fields';
import { blockList, markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { anchor, choice, list, phrase, shape } from '../../content/fields';
import { blockShape } from '../define-block';

/** The colours that houses of schools have. */
const houseColours = ['red', 'blue', 'green', 'yellow'] as const;

const schema = blockShape('accordion', 'Parts that stand closed until a reader opens them.', {
  items: list(
    'The parts.',
    shape('One part.', {
      title: phrase('The line that opens it.', 'Summer uniform'),
      colour: choice('The colour of a house, beside its name.', houseColours).optional(),
      id: anchor('The anchor for links to this part; made from the title when not written.'),
      text: markdown('What it holds, in Markdown.').optional(),
      blocks: blockList('Blocks it holds, below the text.').optional(),
    }).test('content', (value, context) =>
      !value || value.text !== undefined || value.blocks !== undefined
        ? true
        : context.createError({ message: 'nothing to open; add "text" or "blocks"' }),
    ),
  ),
});

/** An accordion when loaded; `B` is a block that can stand inside. */
export interface AccordionBlock<B = BlockHead<string>> extends BlockHead<'accordion'> {
  items: {
    title: string;
    colour?: (typeof houseColours)[number];
    /** The anchor of the part; a link to it opens it. */
    id: string;
    /** Safe HTML. */
    html?: string;
    blocks?: B[];
  }[];
}

/** Parts that a reader opens one by one; every part gets an anchor. */
export const accordionBlock = {
  schema,
  load: <B>(
    written: InferType<typeof schema>,
    context: BlockLoadContext<B>,
  ): AccordionBlock<B> => ({
    ...context.head(written, 'accordion'),
    items: written.items.map(({ title, colour, id, text, blocks }) => ({
      title,
      ...(colour && { colour }),
      id: context.anchor(id, title),
      ...(text !== undefined && { html: context.html(text) }),
      ...(blocks && { blocks: context.blocks(blocks) }),
    })),
  }),
};
