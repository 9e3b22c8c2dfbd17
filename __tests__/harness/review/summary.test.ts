/** @jest-environment node */
import { pairPages } from '../../../harness/review/compare-pages';
import type { Review } from '../../../harness/review/report';
import type { SeenPage } from '../../../harness/review/see-site';
import { reviewSummary } from '../../../harness/review/summary';
import { page } from './seen-page';

const contrast = { rule: 'color-contrast', help: 'Contrast is too low', places: ['.lead'] };

function summary(
  before: SeenPage[],
  after: SeenPage[],
  looks: NonNullable<Review['pages']>['looks'] = [],
) {
  const pairs = pairPages(before, after);
  return reviewSummary({
    before: '1a2b3c Old',
    after: '4d5e6f New',
    pages: { pairs, looks, widths: [360, 1280] },
  });
}

it('says in a few lines that nothing has changed', () => {
  const text = summary([page('/Fee')], [page('/Fee')]);
  expect(text).toContain('No pixel of 1 pages at 360 and 1280 pixels has changed.');
  expect(text).toContain('No word has changed.');
  expect(text).toContain('Nothing new.');
});

it('shows changed words as a diff, under the page they stand on', () => {
  const fresh = page('/Fee', { text: ['Fee', 'Pay by the fifth.', 'The office is open.'] });
  expect(summary([page('/Fee')], [fresh])).toContain(
    '```diff\n@@ /Fee @@\n  Fee\n- Pay by the tenth.\n+ Pay by the fifth.\n  The office is open.\n```',
  );
});

it('names the pages that look different once each', () => {
  const looks = [360, 1280].map((width) => ({
    path: '/Fee',
    width,
    verdict: 'changed' as const,
    files: {},
  }));
  expect(summary([page('/Fee')], [page('/Fee')], looks)).toContain(
    'Of 1 pages at 360 and 1280 pixels, 1 look different: `/Fee`.',
  );
});

it('tells what axe finds now and did not find before', () => {
  const faulty = page('/Fee', { axe: [contrast] });
  expect(summary([page('/Fee')], [faulty])).toContain(
    '- `/Fee`: Contrast is too low (color-contrast)',
  );
  expect(summary([faulty], [faulty])).not.toContain('Contrast is too low');
});

it('lets no text of a page end the block that it stands in', () => {
  const fresh = page('/Fee', { text: ['```', '## A heading'] });
  const [, block = ''] = /```diff\n([\s\S]*?)\n```/.exec(summary([page('/Fee')], [fresh])) ?? [];
  expect(block).toContain('+ ## A heading');
});

it('stays short where everything has changed', () => {
  const text = Array.from({ length: 5000 }, (_, line) => `line ${line}`);
  const long = summary([page('/Fee', { text: [] })], [page('/Fee', { text })]);
  expect(long.length).toBeLessThan(10_000);
  expect(long).toContain('more lines in the report');
});
