import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Admission finder blocks: as an editor writes them, and as the component gets them. */
export const admissionFinderExamples = {
  school: {
    title: 'Two classes by age, and two streams',
    yaml: `
kind: admission-finder
heading: Can my child join?
session: 2026-2027
ageOn: 1 April
ages:
  - { class: Playgroup, from: 3, to: 3.5 }
  - { class: Nursery, from: 4, to: 4.5 }
older: /ICSECriteria
streams:
  - { stream: Science, percent: 80, subjects: [Mathematics, English] }
  - { stream: Commerce, percent: 80, subjects: [English] }
combinations:
  - stream: Science
    items:
      - { name: Science 1, subjects: [English, Mathematics, Physics] }
  - stream: Commerce
    items:
      - { name: Commerce 1, subjects: [English, Accounts, Economics], note: For accountancy }
bring: Forms are given out from 1 December.
ask: /ContactUs
`,
    block: {
      kind: 'admission-finder',
      id: 'can-my-child-join',
      heading: 'Can my child join?',
      sessions: ['2026-2027', '2027-2028', '2028-2029', '2029-2030', '2030-2031'],
      ageOn: { month: 4, day: 1 },
      ages: [
        { class: 'Playgroup', from: 3, to: 3.5 },
        { class: 'Nursery', from: 4, to: 4.5 },
      ],
      older: '/ICSECriteria',
      streams: [
        {
          stream: 'Science',
          percent: 80,
          subjects: ['Mathematics', 'English'],
          items: [{ name: 'Science 1', subjects: ['English', 'Mathematics', 'Physics'] }],
        },
        {
          stream: 'Commerce',
          percent: 80,
          subjects: ['English'],
          items: [{ name: 'Commerce 1', subjects: ['English', 'Accounts', 'Economics'] }],
        },
      ],
      bring: '<p>Forms are given out from 1 December.</p>',
      ask: '/ContactUs',
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'admission-finder'>>>;
