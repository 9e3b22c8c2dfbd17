import type { BlockExample } from '../../src/blocks/block-props';
import type { LinksBlock } from '../../src/blocks/links/links.schema';

/** Links blocks: as an editor writes them, and as the component gets them. */
export const linksExamples = {
  next: {
    title: 'Pages of this site, and one elsewhere',
    yaml: `
kind: links
heading: Next
items:
  - { title: Fee Payment, to: /FeeSchedule, text: How to pay online and at the office }
  - { title: Transfer Certificate, to: /Tc }
  - { title: Parent Portal, to: 'https://parents.pathdeep.example/deodar-hill', text: 'Fees, attendance and marks' }
  - { title: Call the office, to: 'tel:+91 00000 00000' }
`,
    block: {
      kind: 'links',
      id: 'next',
      heading: 'Next',
      items: [
        {
          title: 'Fee Payment',
          to: '/FeeSchedule',
          text: 'How to pay online and at the office',
        },
        {
          title: 'Transfer Certificate',
          to: '/Tc',
        },
        {
          title: 'Parent Portal',
          to: 'https://parents.pathdeep.example/deodar-hill',
          text: 'Fees, attendance and marks',
        },
        {
          to: 'tel:+910000000000',
          title: 'Call the office',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<LinksBlock>>;
