import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Dialog image blocks: as an editor writes them, and as the component gets them. */
export const dialogImageExamples = {
  portals: {
    title: 'Three portals',
    yaml: `
kind: dialog-image
heading: Three portals
items:
  - title: Manage Data
    src: portals/manage-data.webp
    alt: A drawn screen with a list of classes and a register.
    text: Teachers keep attendance, marks and the time-table here.
  - title: Parent Portal
    src: portals/parent-portal.webp
    alt: A drawn screen with a fee receipt and an attendance chart.
    text: |
      Parents see fees, attendance and marks:

      - pay an instalment and keep its receipt
      - read what the class teacher writes
  - title: Communication Portal
    src: portals/communication-portal.webp
    alt: A drawn screen with three messages from the school.
    text: The school sends circulars and short messages from here.
`,
    block: {
      kind: 'dialog-image',
      id: 'three-portals',
      heading: 'Three portals',
      items: [
        {
          title: 'Manage Data',
          id: 'manage-data',
          src: 'portals/manage-data.webp',
          alt: 'A drawn screen with a list of classes and a register.',
          html: '<p>Teachers keep attendance, marks and the time-table here.</p>',
        },
        {
          title: 'Parent Portal',
          id: 'parent-portal',
          src: 'portals/parent-portal.webp',
          alt: 'A drawn screen with a fee receipt and an attendance chart.',
          html: '<p>Parents see fees, attendance and marks:</p>\n<ul>\n<li>pay an instalment and keep its receipt</li>\n<li>read what the class teacher writes</li>\n</ul>',
        },
        {
          title: 'Communication Portal',
          id: 'communication-portal',
          src: 'portals/communication-portal.webp',
          alt: 'A drawn screen with three messages from the school.',
          html: '<p>The school sends circulars and short messages from here.</p>',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'dialog-image'>>>;
