/** @jest-environment node */
import { contentsEntry } from '../../src/search/page/site-contents';
import { pageExamples } from '../../stories/templates/page.examples';

it('tells what stands on a page, and not where it leads on', () => {
  const { content } = pageExamples;
  const onward = content.blocks.filter(({ kind }) => kind === 'links').map(({ id }) => id);
  const { path, title, headings } = contentsEntry(content);
  expect({ path, title }).toEqual({ path: '/FeeStructure', title: 'Fee Structure' });
  expect(onward).toEqual(['next']);
  expect(headings).toEqual(content.headings.filter(({ id }) => id !== 'next'));
  expect(headings.length).toBe(content.headings.length - 1);
});
