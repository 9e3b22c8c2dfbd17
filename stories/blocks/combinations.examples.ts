import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Combinations blocks: as an editor writes them, and as the component gets them. */
export const combinationsExamples = {
  streams: {
    title: 'Two streams',
    yaml: `
kind: combinations
heading: Subjects for class XI
groups:
  - stream: Science
    items:
      - { name: Combination 1, subjects: [English, Physics, Chemistry, Mathematics, Computer Science], note: With computer }
      - { name: Combination 2, subjects: [English, Physics, Chemistry, Biology, Physical Education] }
  - stream: Commerce
    items:
      - { name: Combination 3, subjects: [English, Accounts, Commerce, Economics, Mathematics] }
`,
    block: {
      kind: 'combinations',
      id: 'subjects-for-class-xi',
      heading: 'Subjects for class XI',
      groups: [
        {
          stream: 'Science',
          items: [
            {
              name: 'Combination 1',
              subjects: ['English', 'Physics', 'Chemistry', 'Mathematics', 'Computer Science'],
              note: 'With computer',
            },
            {
              name: 'Combination 2',
              subjects: ['English', 'Physics', 'Chemistry', 'Biology', 'Physical Education'],
            },
          ],
        },
        {
          stream: 'Commerce',
          items: [
            {
              name: 'Combination 3',
              subjects: ['English', 'Accounts', 'Commerce', 'Economics', 'Mathematics'],
            },
          ],
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'combinations'>>>;
