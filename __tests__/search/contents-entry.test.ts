/** @jest-environment node */
import { contentsEntries } from '../../src/search/page/site-contents';
import { pageExamples } from '../../stories/templates/page.examples';

const { content } = pageExamples;

it('tells what stands on a page, and not where it leads on', () => {
  const onward = content.blocks.filter(({ kind }) => kind === 'links').map(({ id }) => id);
  const [entry] = contentsEntries([content], '/Search');
  expect(onward).toEqual(['next']);
  expect(entry).toEqual({
    path: '/FeeStructure',
    title: 'Fee Structure',
    headings: content.headings.filter(({ id }) => id !== 'next'),
  });
  expect(entry?.headings.length).toBe(content.headings.length - 1);
});

it('leaves out the page itself, and pages with nothing to show yet', () => {
  const pages = [
    { ...content, path: '/Search' },
    { ...content, path: '/News', isEmpty: true as const },
    content,
  ];
  expect(contentsEntries(pages, '/Search').map(({ path }) => path)).toEqual(['/FeeStructure']);
});
