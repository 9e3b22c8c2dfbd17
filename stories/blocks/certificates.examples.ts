import type { BlockExample, BlockOf } from '../../src/blocks/block-props';
import { certificateRows } from './certificates.rows';

/** The public list of transfer certificates: as an editor writes it, and as the component gets it. */
export const certificatesExamples = {
  short: {
    title: 'A short register',
    yaml: `
kind: certificates
heading: Certificates given out
caption: Transfer certificates given out by the school
`,
    block: {
      kind: 'certificates',
      id: 'certificates-given-out',
      heading: 'Certificates given out',
      caption: 'Transfer certificates given out by the school',
      items: certificateRows,
      years: [],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'certificates'>>>;
