import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Table blocks: as an editor writes them, and as the component gets them. */
export const tableExamples = {
  hours: {
    title: 'Row headers and a note',
    yaml: `
kind: table
heading: Monday to Friday
caption: School and office hours, Monday to Friday
columns: [Hours of, Summer, Winter]
rowHeaders: true
rows:
  - [The school, '7:00 am–1:00 pm', '8:00 am–2:00 pm']
  - [The office, '7:30 am–12:30 pm', '8:30 am–1:00 pm']
notes:
  - Winter hours begin on the day given in a [circular](/Circular).
`,
    block: {
      kind: 'table',
      id: 'monday-to-friday',
      heading: 'Monday to Friday',
      caption: 'School and office hours, Monday to Friday',
      columns: [
        {
          label: 'Hours of',
          align: 'start',
        },
        {
          label: 'Summer',
          align: 'start',
        },
        {
          label: 'Winter',
          align: 'start',
        },
      ],
      rowHeaders: true,
      rows: [
        ['The school', '7:00 am–1:00 pm', '8:00 am–2:00 pm'],
        ['The office', '7:30 am–12:30 pm', '8:30 am–1:00 pm'],
      ],
      notes: ['Winter hours begin on the day given in a <a href="/Circular">circular</a>.'],
      phone: 'cards',
    },
  },
  marks: {
    title: 'Figures at the end, a row of totals, a sideways scroll on phones',
    yaml: `
kind: table
caption: Marks in the half-yearly examination
columns:
  - Subject
  - { label: Theory, align: end }
  - { label: Practical, align: end }
  - { label: Total, align: end }
rowHeaders: true
rows:
  - [Physics, '80', '20', '100']
  - [Chemistry, '80', '20', '100']
  - [Mathematics, '100', '', '100']
  - ['English *(language and literature)*', '180', '20', '200']
totals: [All subjects, '440', '60', '500']
phone: scroll
`,
    block: {
      kind: 'table',
      caption: 'Marks in the half-yearly examination',
      columns: [
        {
          label: 'Subject',
          align: 'start',
        },
        {
          label: 'Theory',
          align: 'end',
        },
        {
          label: 'Practical',
          align: 'end',
        },
        {
          label: 'Total',
          align: 'end',
        },
      ],
      rowHeaders: true,
      rows: [
        ['Physics', '80', '20', '100'],
        ['Chemistry', '80', '20', '100'],
        ['Mathematics', '100', '', '100'],
        ['English <em>(language and literature)</em>', '180', '20', '200'],
      ],
      totals: ['All subjects', '440', '60', '500'],
      phone: 'scroll',
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'table'>>>;
