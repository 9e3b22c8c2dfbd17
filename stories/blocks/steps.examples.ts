import type { BlockExample, BlockOf } from '../../src/blocks/block-props';

/** Steps blocks: as an editor writes them, and as the component gets them. */
export const stepsExamples = {
  payOnline: {
    title: 'Steps with links and emphasis',
    yaml: `
kind: steps
heading: Pay online
items:
  - title: Sign in
    text: Open the [parent portal](https://parents.pathdeep.example/deodar-hill) with the number that the school has.
  - title: Choose an instalment
    text: Check the amount, then press **Proceed**.
  - title: Pay
    text: |
      Use a card or net banking. Wait until the portal says that the payment is made.

      No receipt? Look under *My Payment* before you pay a second time.
  - title: Keep the receipt
    text: It arrives as a text message too.
`,
    block: {
      kind: 'steps',
      id: 'pay-online',
      heading: 'Pay online',
      items: [
        {
          title: 'Sign in',
          html: '<p>Open the <a href="https://parents.pathdeep.example/deodar-hill" rel="noopener">parent portal</a> with the number that the school has.</p>',
        },
        {
          title: 'Choose an instalment',
          html: '<p>Check the amount, then press <strong>Proceed</strong>.</p>',
        },
        {
          title: 'Pay',
          html: '<p>Use a card or net banking. Wait until the portal says that the payment is made.</p>\n<p>No receipt? Look under <em>My Payment</em> before you pay a second time.</p>',
        },
        {
          title: 'Keep the receipt',
          html: '<p>It arrives as a text message too.</p>',
        },
      ],
    },
  },
} satisfies Record<string, BlockExample<BlockOf<'steps'>>>;
