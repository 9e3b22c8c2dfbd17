import type { BlockExample } from '../../src/blocks/block-props';
import type { ImageBlock } from '../../src/blocks/image/image.schema';

/** Image blocks: as an editor writes them, and as the component gets them. */
export const imageExamples = {
  library: {
    title: 'With a caption',
    yaml: `
kind: image
src: scenes/library.webp
alt: The library, with tall shelves on both sides and long tables under green lamps.
caption: The library, an hour after the last bell.
`,
    block: {
      kind: 'image',
      src: 'scenes/library.webp',
      alt: 'The library, with tall shelves on both sides and long tables under green lamps.',
      caption: 'The library, an hour after the last bell.',
    },
  },
  plain: {
    title: 'Without a caption',
    yaml: `
kind: image
src: scenes/noon.webp
alt: The school in bright midday light, its courtyard open to the hills.
`,
    block: {
      kind: 'image',
      src: 'scenes/noon.webp',
      alt: 'The school in bright midday light, its courtyard open to the hills.',
    },
  },
} satisfies Record<string, BlockExample<ImageBlock>>;
