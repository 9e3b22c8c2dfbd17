import { altOrNone, pictureFile } from '../../content/content-fields';
import { phrase } from '../../content/fields';
import { asWritten, blockShape, defineBlock, type Loaded } from '../define-block';

/** A picture. */
export const imageBlock = defineBlock('image', {
  schema: blockShape('image', 'A picture across the text, with a caption if it needs one.', {
    src: pictureFile(),
    alt: altOrNone(),
    caption: phrase('A line below the picture.', 'The library after school').optional(),
  }),
  load: asWritten,
});

/** An image when loaded. */
export type ImageBlock = Loaded<typeof imageBlock>;
