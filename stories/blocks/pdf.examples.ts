import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Pdf blocks: as an editor writes them, and as the component gets them. */
export const pdfExamples = {
  certificate: {
    title: 'A viewer of the usual height',
    yaml: `
kind: pdf
heading: A sample
title: A sample transfer certificate
file: sample-transfer-certificate.pdf
`,
    block: {
      kind: 'pdf',
      id: 'a-sample',
      heading: 'A sample',
      title: 'A sample transfer certificate',
      height: 500,
      href: '/papers/sample-transfer-certificate.pdf',
      type: 'PDF',
      bytes: 38912,
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'pdf'>>>;
