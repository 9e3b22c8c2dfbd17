import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Gallery blocks: as an editor writes them, and as the component gets them. */
export const galleryExamples = {
  rooms: {
    title: 'Three pictures, two with captions',
    yaml: `
kind: gallery
heading: Around the school
items:
  - src: scenes/library.webp
    alt: The library, with tall shelves on both sides.
    caption: Twelve thousand books
  - src: scenes/laboratory.webp
    alt: The laboratory, with benches, flasks and a chart on the wall.
    caption: The chemistry laboratory
  - src: scenes/art-room.webp
    alt: The art room, with easels and jars of brushes.
`,
    block: {
      kind: 'gallery',
      id: 'around-the-school',
      heading: 'Around the school',
      items: [
        {
          src: 'scenes/library.webp',
          alt: 'The library, with tall shelves on both sides.',
          caption: 'Twelve thousand books',
        },
        {
          src: 'scenes/laboratory.webp',
          alt: 'The laboratory, with benches, flasks and a chart on the wall.',
          caption: 'The chemistry laboratory',
        },
        {
          src: 'scenes/art-room.webp',
          alt: 'The art room, with easels and jars of brushes.',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'gallery'>>>;
