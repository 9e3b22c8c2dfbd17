import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Figures blocks: as an editor writes them, and as the component gets them. */
export const figuresExamples = {
  atAGlance: {
    title: 'Four figures, one with a note',
    yaml: `
kind: figures
heading: The school at a glance
items:
  - { value: '1983', label: the year we opened, note: with about 500 children }
  - { value: '4,000', label: students today }
  - { value: PG–XII, label: 'one school, fifteen years' }
  - { value: '4', label: 'houses, one council' }
`,
    block: {
      kind: 'figures',
      id: 'the-school-at-a-glance',
      heading: 'The school at a glance',
      items: [
        {
          value: '1983',
          label: 'the year we opened',
          note: 'with about 500 children',
        },
        {
          value: '4,000',
          label: 'students today',
        },
        {
          value: 'PG–XII',
          label: 'one school, fifteen years',
        },
        {
          value: '4',
          label: 'houses, one council',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'figures'>>>;
