import { alt, pictureFile } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { asWritten, blockShape, defineBlock } from '../define-block';

/** Pictures that open large. */
export const galleryBlock = defineBlock('gallery', {
  schema: blockShape('gallery', 'Small pictures that open large.', {
    items: list(
      'The pictures.',
      shape('One picture.', {
        src: pictureFile(),
        alt: alt(),
        caption: phrase('A line below the picture.', 'Sports day, 2026').optional(),
      }),
    ),
  }),
  load: asWritten,
});
