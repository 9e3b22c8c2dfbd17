import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Timeline blocks: as an editor writes them, and as the component gets them. */
export const timelineExamples = {
  history: {
    title: 'From the first day until now',
    yaml: `
kind: timeline
heading: Forty years in five lines
items:
  - when: '1983'
    title: The gate opens
    text: About 500 children, eleven teachers, and a row of saplings by the gate.
  - when: January 1990
    title: Affiliated
    text: The school is affiliated for the ICSE and the ISC.
  - when: '1992'
    title: The first ISC
    text: Nineteen students sit the examination; *all of them* pass.
  - when: '2009'
    title: New laboratories
    text: Physics, chemistry, biology and computers move under one roof. [See them](/Laboratory).
  - when: Today
    title: Four thousand
    text: About 4000 students, from playgroup to class XII.
`,
    block: {
      kind: 'timeline',
      id: 'forty-years-in-five-lines',
      heading: 'Forty years in five lines',
      items: [
        {
          when: '1983',
          title: 'The gate opens',
          html: '<p>About 500 children, eleven teachers, and a row of saplings by the gate.</p>',
        },
        {
          when: 'January 1990',
          title: 'Affiliated',
          html: '<p>The school is affiliated for the ICSE and the ISC.</p>',
        },
        {
          when: '1992',
          title: 'The first ISC',
          html: '<p>Nineteen students sit the examination; <em>all of them</em> pass.</p>',
        },
        {
          when: '2009',
          title: 'New laboratories',
          html: '<p>Physics, chemistry, biology and computers move under one roof. <a href="/Laboratory">See them</a>.</p>',
        },
        {
          when: 'Today',
          title: 'Four thousand',
          html: '<p>About 4000 students, from playgroup to class XII.</p>',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'timeline'>>>;
