import { accordionExamples } from '../blocks/accordion.examples';
import { contactExamples } from '../blocks/contact.examples';
import { downloadsExamples } from '../blocks/downloads.examples';
import { feeTableExamples } from '../blocks/fee-table.examples';
import { linksExamples } from '../blocks/links.examples';
import { noticeExamples } from '../blocks/notice.examples';
import { proseExamples } from '../blocks/prose.examples';
import type { Block } from '../../src/blocks/schemas';
import type { ContentPage } from '../../src/content/page.schema';

/** A page of the sample school around its blocks; its headings are those of the blocks. */
function page(
  written: Pick<ContentPage, 'path' | 'title' | 'kind' | 'menu' | 'lead'>,
  blocks: Block[] = [],
): ContentPage<Block> {
  return {
    order: 1,
    description: `${written.title} at Deodar Hill School, Dehradun.`,
    reviewed: '2026-10-12',
    related: [],
    source: 'content/pages/example.yaml',
    headings: blocks.flatMap(({ id, heading }) => (id && heading ? [{ id, text: heading }] : [])),
    blocks,
    ...written,
  };
}

const first = (examples: Record<string, { block: Block }>): Block[] =>
  Object.values(examples)
    .slice(0, 1)
    .map(({ block }) => block);

/** A page of every shape, for stories and tests. */
export const pageExamples = {
  content: page(
    {
      path: '/FeeStructure',
      title: 'Fee Structure',
      kind: 'static',
      menu: 'Admission',
      lead: 'What a year at the school costs, and when it is paid.',
    },
    [
      ...first(proseExamples),
      ...first(feeTableExamples),
      ...first(noticeExamples),
      ...first(accordionExamples),
      ...first(downloadsExamples),
      ...first(linksExamples),
    ],
  ),
  liveList: page({
    path: '/News',
    title: 'News',
    kind: 'live',
    menu: 'News & Media',
    lead: 'What happened at the school, newest first.',
  }),
  message: page({
    path: '/PrincipalMessage',
    title: 'Principal’s Message',
    kind: 'live',
    menu: 'About',
    lead: 'A letter to parents and students.',
  }),
  form: page(
    {
      path: '/ContactUs',
      title: 'Contact Us',
      kind: 'form',
      menu: 'Contact',
      lead: 'Call, write, or come and see the school.',
    },
    first(contactExamples),
  ),
  certificate: page(
    {
      path: '/Tc',
      title: 'Transfer Certificate',
      kind: 'form',
      menu: 'Parents',
      lead: 'Download the certificate of a student who has left.',
    },
    first(noticeExamples),
  ),
} satisfies Record<string, ContentPage<Block>>;
