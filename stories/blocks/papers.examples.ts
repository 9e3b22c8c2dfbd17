import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Documents blocks: as an editor writes them, and as the component gets them. */
export const documentsExamples = {
  certificates: {
    title: 'With and without a document and an end',
    yaml: `
kind: papers
heading: Safety
caption: Safety certificates
items:
  - name: School calendar
    details: 'See the [rules](/GeneralRule)'
    paper: school-calendar-2025-2026.pdf
    issued: 2025-04-01
    expires: 2026-03-31
    owner: School office
  - name: Registration of the society
    details: No. 114, registrar of societies
    issued: 1983-02-10
  - name: Child protection committee
    noPaper: true
`,
    block: {
      kind: 'papers',
      id: 'safety',
      heading: 'Safety',
      caption: 'Safety certificates',
      items: [
        {
          name: 'School calendar',
          details: 'See the <a href="/GeneralRule">rules</a>',
          document: { href: '/papers/school-calendar-2025-2026.pdf', type: 'PDF', bytes: 61440 },
          issued: '2025-04-01',
          expires: '2026-03-31',
        },
        {
          name: 'Registration of the society',
          details: 'No. 114, registrar of societies',
          issued: '1983-02-10',
        },
        { name: 'Child protection committee' },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'papers'>>>;
