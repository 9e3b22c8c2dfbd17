import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Notice blocks: as an editor writes them, and as the component gets them. */
export const noticeExamples = {
  info: {
    title: 'For information',
    yaml: `
kind: notice
tone: info
text: The office is closed on second Saturdays.
`,
    block: {
      kind: 'notice',
      tone: 'info',
      html: '<p>The office is closed on second Saturdays.</p>',
    },
  },
  important: {
    title: 'Important, with a title',
    yaml: `
kind: notice
tone: important
title: Before the tests
text: All arrears are cleared before a student sits a test. See [the rules about fees](/Fee).
`,
    block: {
      kind: 'notice',
      tone: 'important',
      title: 'Before the tests',
      html: '<p>All arrears are cleared before a student sits a test. See <a href="/Fee">the rules about fees</a>.</p>',
    },
  },
  warning: {
    title: 'A warning with a heading above',
    yaml: `
kind: notice
heading: Leaving the school
tone: warning
title: One month's notice
text: |
  A withdrawal needs **one calendar month's** written notice, or a month's fee in its place.

  The transfer certificate is issued only after all dues are cleared.
`,
    block: {
      kind: 'notice',
      id: 'leaving-the-school',
      heading: 'Leaving the school',
      tone: 'warning',
      title: 'One month’s notice',
      html: '<p>A withdrawal needs <strong>one calendar month’s</strong> written notice, or a month’s fee in its place.</p>\n<p>The transfer certificate is issued only after all dues are cleared.</p>',
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'notice'>>>;
