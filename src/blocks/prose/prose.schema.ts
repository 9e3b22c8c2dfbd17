import type { InferType } from 'yup';
import type { BlockHead } from '../../content/block-fields';
import { markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import type { ImageBlock } from '../image/image.schema';
import { blockShape } from '../define-block';

const schema = blockShape('prose', 'Running text: paragraphs, lists, links, small tables.', {
  text: markdown(
    'The text, in Markdown. Headings inside begin with ##. A picture takes a line of its own.',
    'Fees are paid **in advance**. See [Fee Payment](/FeeSchedule).',
  ),
});

/** Prose when loaded. */
export interface ProseBlock extends BlockHead<'prose'> {
  /** Safe HTML; its h2 and h3 carry anchors. */
  html: string;
}

/** Running text: one block for each stretch of it; a picture between paragraphs becomes an image block. */
export const proseBlock = {
  schema,
  load(written: InferType<typeof schema>, context: BlockLoadContext): (ProseBlock | ImageBlock)[] {
    const head = context.head(written, 'prose');
    return context.prose(written.text).map((part, index) => {
      const top = index === 0 ? head : { ...(head.lang !== undefined && { lang: head.lang }) };
      return 'html' in part
        ? { ...top, kind: 'prose', ...part }
        : { ...top, kind: 'image', ...part };
    });
  },
};
