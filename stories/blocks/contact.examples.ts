import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Contact blocks: as an editor writes them, and as the component gets them. */
export const contactExamples = {
  office: {
    title: 'With a note',
    yaml: `
kind: contact
heading: Reach us
note: The office answers from 8:30 am to 1:00 pm. For fees, look at [Fee Payment](/FeeSchedule) first.
`,
    block: {
      kind: 'contact',
      id: 'reach-us',
      heading: 'Reach us',
      html: '<p>The office answers from 8:30 am to 1:00 pm. For fees, look at <a href="/FeeSchedule">Fee Payment</a> first.</p>',
    },
  },
  plain: {
    title: 'Without a note',
    yaml: `
kind: contact
`,
    block: {
      kind: 'contact',
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'contact'>>>;
