import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { altOrNone, pictureFile } from '../../content/content-fields';
import type { BlockLoadContext, Picture } from '../../content/block-load-context';
import { phrase, shape } from '../../content/fields';

/** A picture. */
export const imageSchema = shape('A picture across the text, with a caption if it needs one.', {
  ...blockHead('image'),
  src: pictureFile(),
  alt: altOrNone(),
  caption: phrase('A line below the picture.', 'The library after school').optional(),
});

/** An image as written in a content file. */
export type WrittenImage = InferType<typeof imageSchema>;

/** An image when loaded. */
export interface ImageBlock extends BlockHead<'image'>, Picture {
  caption?: string;
}

/** An image stays as it is written. */
export function loadImage(written: WrittenImage, context: BlockLoadContext): ImageBlock {
  const { src, alt: words, caption } = written;
  return {
    ...context.head(written, 'image'),
    src,
    alt: words,
    ...(caption !== undefined && { caption }),
  };
}
