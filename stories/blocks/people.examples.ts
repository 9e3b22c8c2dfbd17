import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** People blocks: as an editor writes them, and as the component gets them. */
export const peopleExamples = {
  council: {
    title: 'People with and without a portrait',
    yaml: `
kind: people
heading: The council of this year
items:
  - name: Ananya Bisht
    role: Head Girl
    detail: Class XII
    picture: { src: people/head-girl.webp, alt: 'Drawn portrait of Ananya Bisht, with short dark hair.' }
  - name: Kabir Thapa
    role: Head Boy
    detail: Class XII
    picture: { src: people/head-boy.webp, alt: 'Drawn portrait of Kabir Thapa, with round glasses.' }
  - name: Meher Gill
    role: Sports in-charge
  - name: Rohan Negi
    role: Discipline in-charge
    detail: Class XI
`,
    block: {
      kind: 'people',
      id: 'the-council-of-this-year',
      heading: 'The council of this year',
      items: [
        {
          name: 'Ananya Bisht',
          role: 'Head Girl',
          detail: 'Class XII',
          picture: {
            src: 'people/head-girl.webp',
            alt: 'Drawn portrait of Ananya Bisht, with short dark hair.',
          },
        },
        {
          name: 'Kabir Thapa',
          role: 'Head Boy',
          detail: 'Class XII',
          picture: {
            src: 'people/head-boy.webp',
            alt: 'Drawn portrait of Kabir Thapa, with round glasses.',
          },
        },
        {
          name: 'Meher Gill',
          role: 'Sports in-charge',
        },
        {
          name: 'Rohan Negi',
          role: 'Discipline in-charge',
          detail: 'Class XI',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'people'>>>;
