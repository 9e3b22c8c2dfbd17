import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Downloads blocks: as an editor writes them, and as the component gets them. */
export const downloadsExamples = {
  forms: {
    title: 'Files with and without a line about them',
    yaml: `
kind: downloads
heading: To download
items:
  - title: Prospectus 2026-2027
    file: prospectus.pdf
    description: Fees, dates and the registration form
  - title: School calendar 2025-2026
    file: school-calendar-2025-2026.pdf
`,
    block: {
      kind: 'downloads',
      id: 'to-download',
      heading: 'To download',
      items: [
        {
          title: 'Prospectus 2026-2027',
          description: 'Fees, dates and the registration form',
          href: '/papers/prospectus.pdf',
          type: 'PDF',
          bytes: 248320,
        },
        {
          title: 'School calendar 2025-2026',
          href: '/papers/school-calendar-2025-2026.pdf',
          type: 'PDF',
          bytes: 61440,
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'downloads'>>>;
