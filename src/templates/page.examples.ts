import { blockExamples } from '../blocks/examples';
import type { Block } from '../blocks/schemas';
import type { ContentPage } from '../content/page.schema';

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

const { prose, notice, accordion, downloads, links, contact } = blockExamples;

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
      ...first(prose),
      ...first(blockExamples['fee-table']),
      ...first(notice),
      ...first(accordion),
      ...first(downloads),
      ...first(links),
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
    first(contact),
  ),
  certificate: page(
    {
      path: '/Tc',
      title: 'Transfer Certificate',
      kind: 'form',
      menu: 'Parents',
      lead: 'Download the certificate of a student who has left.',
    },
    first(notice),
  ),
} satisfies Record<string, ContentPage<Block>>;
