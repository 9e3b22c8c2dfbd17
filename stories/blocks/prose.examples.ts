import type { BlockExample } from '../../src/blocks/block-props';
import type { ProseBlock } from '../../src/blocks/prose/prose.schema';

/** Prose blocks: as an editor writes them, and as the component gets them. */
export const proseExamples = {
  whenToPay: {
    title: 'Text with a list, links and a quotation',
    yaml: `
kind: prose
heading: When to pay
text: |
  Fees are charged for **twelve months** and paid in advance, in six periods of two months. The
  office sends a reminder, but the date counts with or without it.

  - Pay online, at any hour: see [Fee Payment](/FeeSchedule).
  - Pay at the office, Monday to Saturday, from 9:00 to 11:00 am.
  - After the 10th a [late fine](#late-fine) of ₹ 50 is added for every 15 days.

  > "Please don't send cash with a child," says the office. It's a plain rule, and a good one.
`,
    block: {
      kind: 'prose',
      id: 'when-to-pay',
      heading: 'When to pay',
      html: '<p>Fees are charged for <strong>twelve months</strong> and paid in advance, in six periods of two months. The\noffice sends a reminder, but the date counts with or without it.</p>\n<ul>\n<li>Pay online, at any hour: see <a href="/FeeSchedule">Fee Payment</a>.</li>\n<li>Pay at the office, Monday to Saturday, from 9:00 to 11:00 am.</li>\n<li>After the 10th a <a href="#late-fine">late fine</a> of ₹ 50 is added for every 15 days.</li>\n</ul>\n<blockquote>\n<p>“Please don’t send cash with a child,” says the office. It’s a plain rule, and a good one.</p>\n</blockquote>',
    },
  },
  longRead: {
    title: 'A long text with headings and a small table',
    yaml: `
kind: prose
text: |
  ## How a day begins

  The first bell rings at 6:50 in summer. Children who come by bus go straight to the courtyard;
  the others come in through the lower gate -- the upper one is for the buses only.

  ### Assembly

  Assembly lasts *fifteen minutes*: a prayer, the news, and a thought for the day that one class
  prepares. On Fridays the choir sings.

  ## How a day ends

  | Level | Summer | Winter |
  | :-- | --: | --: |
  | Pre-primary | 11:30 am | 12:30 pm |
  | All others | 1:00 pm | 2:00 pm |

  Whoever fetches a child early signs the register at the gate. Questions? Write to
  [the office](mailto:office@deodarhill.example), or look at the
  [transport rules](https://www.transport.example/rules).
`,
    block: {
      kind: 'prose',
      html: '<h2 id="how-a-day-begins">How a day begins</h2>\n<p>The first bell rings at 6:50 in summer. Children who come by bus go straight to the courtyard;\nthe others come in through the lower gate – the upper one is for the buses only.</p>\n<h3 id="assembly">Assembly</h3>\n<p>Assembly lasts <em>fifteen minutes</em>: a prayer, the news, and a thought for the day that one class\nprepares. On Fridays the choir sings.</p>\n<h2 id="how-a-day-ends">How a day ends</h2>\n<div role="region" tabindex="0" aria-label="Level, Summer, Winter"><table>\n<thead>\n<tr>\n<th scope="col" data-align="start">Level</th>\n<th scope="col" data-align="end">Summer</th>\n<th scope="col" data-align="end">Winter</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td data-align="start">Pre-primary</td>\n<td data-align="end">11:30 am</td>\n<td data-align="end">12:30 pm</td>\n</tr>\n<tr>\n<td data-align="start">All others</td>\n<td data-align="end">1:00 pm</td>\n<td data-align="end">2:00 pm</td>\n</tr>\n</tbody>\n</table></div>\n<p>Whoever fetches a child early signs the register at the gate. Questions? Write to\n<a href="mailto:office@deodarhill.example">the office</a>, or look at the\n<a href="https://www.transport.example/rules" rel="noopener">transport rules</a>.</p>',
    },
  },
} satisfies Record<string, BlockExample<ProseBlock>>;
