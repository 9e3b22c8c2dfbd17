import { Box } from '#chakra';
import { Accordion } from '../../components/accordion/accordion';
import { AccordionItem } from '../../components/accordion/accordion-item';
import { RichText } from '../../components/rich-text/rich-text';
import type { BlockOf, BlockProps } from '../block-props';

/** Parts that stand closed until a reader, a link or a printer opens them. */
export function AccordionBlockView({
  block,
  renderBlocks,
}: Pick<BlockProps<BlockOf<'accordion'>>, 'block' | 'renderBlocks'>) {
  return (
    <Accordion>
      {block.items.map(({ id, title, colour, html, blocks }) => (
        <AccordionItem key={id} id={id} title={title} colour={colour}>
          {html ? <RichText html={html} /> : null}
          {blocks ? <Box mt={html ? 6 : 0}>{renderBlocks(blocks)}</Box> : null}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
