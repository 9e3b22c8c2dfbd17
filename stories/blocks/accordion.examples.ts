import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Accordion blocks: as an editor writes them, and as the component gets them. */
export const accordionExamples = {
  uniform: {
    title: 'Parts with text, and one with a table inside',
    yaml: `
kind: accordion
heading: What to wear
items:
  - title: Summer, girls
    text: A white blouse, a pine-green skirt or trousers, a belt, and black shoes.
  - title: Summer, boys
    text: A white shirt, pine-green trousers, a belt, and black shoes.
  - title: Winter
    id: winter
    text: The same as in summer, and in addition what the table lists.
    blocks:
      - kind: table
        caption: What is added in winter
        columns: [Piece, Colour]
        rows:
          - [Blazer, Pine green]
          - [Pullover, Grey]
          - [Tie, Pine and marigold]
`,
    block: {
      kind: 'accordion',
      id: 'what-to-wear',
      heading: 'What to wear',
      items: [
        {
          title: 'Summer, girls',
          id: 'summer-girls',
          html: '<p>A white blouse, a pine-green skirt or trousers, a belt, and black shoes.</p>',
        },
        {
          title: 'Summer, boys',
          id: 'summer-boys',
          html: '<p>A white shirt, pine-green trousers, a belt, and black shoes.</p>',
        },
        {
          title: 'Winter',
          id: 'winter',
          html: '<p>The same as in summer, and in addition what the table lists.</p>',
          blocks: [
            {
              kind: 'table',
              caption: 'What is added in winter',
              columns: [
                {
                  label: 'Piece',
                  align: 'start',
                },
                {
                  label: 'Colour',
                  align: 'start',
                },
              ],
              rowHeaders: false,
              rows: [
                ['Blazer', 'Pine green'],
                ['Pullover', 'Grey'],
                ['Tie', 'Pine and marigold'],
              ],
              phone: 'cards',
            },
          ],
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'accordion'>>>;
