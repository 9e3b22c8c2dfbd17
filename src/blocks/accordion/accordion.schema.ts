import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { blockList, markdown } from '../../content/content-fields';
import type { Desk } from '../../content/desk';
import { anchor, list, phrase, shape } from '../../content/fields';
import type { Block } from '../schemas';

/** Parts that a reader opens one by one. */
export const accordionSchema = shape('Parts that stand closed until a reader opens them.', {
  ...blockHead('accordion'),
  items: list(
    'The parts.',
    shape('One part.', {
      title: phrase('The line that opens it.', 'Summer uniform'),
      id: anchor('The anchor for links to this part; made from the title when not written.'),
      text: markdown('What it holds, in Markdown.').optional(),
      blocks: blockList('Blocks it holds, below the text.').optional(),
    }).test('matter', (value, context) =>
      !value || value.text !== undefined || value.blocks !== undefined
        ? true
        : context.createError({ message: 'nothing to open; add "text" or "blocks"' }),
    ),
  ),
});

/** An accordion as written in a content file. */
export type WrittenAccordion = InferType<typeof accordionSchema>;

/** An accordion when loaded. */
export interface AccordionBlock extends BlockHead<'accordion'> {
  items: {
    title: string;
    /** The anchor of the part; a link to it opens it. */
    id: string;
    /** Safe HTML. */
    html?: string;
    blocks?: Block[];
  }[];
}

/** Every part gets an anchor. */
export function loadAccordion(written: WrittenAccordion, desk: Desk): AccordionBlock {
  return {
    ...desk.head(written, 'accordion'),
    items: written.items.map(({ title, id, text, blocks }) => ({
      title,
      id: desk.anchor(id, title),
      ...(text !== undefined && { html: desk.html(text) }),
      ...(blocks && { blocks: desk.blocks(blocks) }),
    })),
  };
}
