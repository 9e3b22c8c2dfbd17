import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { alt, pictureFile } from '../../content/content-fields';
import type { BlockLoadContext, Picture } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** Pictures that open large. */
export const gallerySchema = shape('Small pictures that open large.', {
  ...blockHead('gallery'),
  items: list(
    'The pictures.',
    shape('One picture.', {
      src: pictureFile(),
      alt: alt(),
      caption: phrase('A line below the picture.', 'Sports day, 2026').optional(),
    }),
  ),
});

/** A gallery as written in a content file. */
export type WrittenGallery = InferType<typeof gallerySchema>;

/** A gallery when loaded. */
export interface GalleryBlock extends BlockHead<'gallery'> {
  items: (Picture & { caption?: string })[];
}

/** A gallery stays as it is written. */
export function loadGallery(written: WrittenGallery, context: BlockLoadContext): GalleryBlock {
  return { ...context.head(written, 'gallery'), items: written.items };
}
