import { blockHead } from '../../content/block-fields';
import { alt, pictureFile } from '../../content/content-fields';
import { list, phrase, shape } from '../../content/fields';
import { asWritten, defineBlock } from '../define-block';

/** Pictures that open large. */
export const galleryBlock = defineBlock('gallery', {
  schema: shape('Small pictures that open large.', {
    ...blockHead('gallery'),
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
