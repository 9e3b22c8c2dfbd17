/** @jest-environment node */
import { changedLines, type PageFacts, pagesSummary } from '../../../harness/review/facts';
import { planPages } from '../../../harness/review/plan';

const fee = ['Fee', 'Pay by the tenth.', 'The office is open.'];

const page = (changes: Partial<PageFacts> = {}): PageFacts => ({
  path: '/Fee',
  looks: false,
  words: [],
  axe: [],
  ...changes,
});

const summary = (...pages: PageFacts[]) => pagesSummary(pages, [360, 1280]);
const words = (...lines: string[]) => page({ words: changedLines(fee, lines) });

it('says in a few lines that nothing has changed', () => {
  const text = summary(page());
  expect(text).toContain('No pixel of 1 pages at 360 and 1280 pixels has changed.');
  expect(text).toContain('No word has changed.');
  expect(text).toContain('Nothing new.');
});

it('shows changed words as a diff, under the page they stand on', () => {
  expect(summary(words('Fee', 'Pay by the fifth.', 'The office is open.'))).toContain(
    '```diff\n@@ /Fee @@\n Fee\n-Pay by the tenth.\n+Pay by the fifth.\n The office is open.\n```',
  );
});

it('names the pages that look different once each, and what axe finds', () => {
  const text = summary(page({ looks: true, axe: ['Contrast is too low (color-contrast)'] }));
  expect(text).toContain('Of 1 pages at 360 and 1280 pixels, 1 look different: `/Fee`.');
  expect(text).toContain('- `/Fee`: Contrast is too low (color-contrast)');
});

it('lets no text of a page end the block that it stands in', () => {
  const [, block = ''] =
    /```diff\n([\s\S]*?)\n```/.exec(summary(words('```', '## A heading'))) ?? [];
  expect(block).toContain('+## A heading');
});

it('stays short where everything has changed', () => {
  const long = summary(words(...Array.from({ length: 5000 }, (_, line) => `line ${line}`)));
  expect(long.length).toBeLessThan(10_000);
  expect(long).toContain('more lines in the report');
});

const route = (path: string) => ({ path, visit: path });

it('pairs the pages of both sides, those that are new or gone too', () => {
  const [before, after] = [
    [route('/Old'), route('/Fee')],
    [route('/Fee'), route('/New')],
  ];
  expect(planPages(before, after, [])).toEqual([
    { path: '/Fee', before: route('/Fee'), after: route('/Fee') },
    { path: '/New', after: route('/New') },
    { path: '/Old', before: route('/Old') },
  ]);
  expect(planPages(before, after, ['/New'])).toHaveLength(1);
  expect(() => planPages(before, after, ['/None'])).toThrow('Neither side has /None.');
});
