/** @jest-environment node */
import { pairPages } from '../../../harness/review/compare-pages';
import { reviewReport, type Review } from '../../../harness/review/report';
import { page } from './seen-page';

const contrast = {
  rule: 'color-contrast',
  help: 'Contrast is too low',
  places: ['.lead', '.note'],
};

const names = { before: '1a2b3c Old', after: '4d5e6f New' };

function seen(pairs: ReturnType<typeof pairPages>): string {
  const review: Review = { ...names, pages: { pairs, looks: [], widths: [360, 1280] } };
  return reviewReport(review).replaceAll(/\s+/g, ' ');
}

it('pairs the pages of both sides, those that are new or gone too', () => {
  const pairs = pairPages([page('/Fee'), page('/Old')], [page('/Fee'), page('/New')]);
  expect(pairs.map(({ path, before, after }) => [path, !!before, !!after])).toEqual([
    ['/Fee', true, true],
    ['/New', false, true],
    ['/Old', true, false],
  ]);
  expect(pairs.map(({ text }) => text.length)).toEqual([0, 1, 1]);
});

it('says so where nothing has changed', () => {
  const report = seen(pairPages([page('/Fee')], [page('/Fee')]));
  expect(report).toContain('No pixel of 1 pages at 360 and 1280 pixels has changed.');
  expect(report).toContain('No word has changed.');
  expect(report).toContain('Nothing: 1 pages at 360 and 1280 pixels pass.');
});

it('shows changed lines, safe for HTML', () => {
  const fresh = page('/Fee', { text: ['Fee', 'Pay by the <b>fifth</b>.', 'The office is open.'] });
  const report = seen(pairPages([page('/Fee')], [fresh]));
  expect(report).toContain('<li class="removed">− Pay by the tenth.</li>');
  expect(report).toContain('<li class="added">+ Pay by the &lt;b&gt;fifth&lt;/b&gt;.</li>');
});

it('tells scripts before and after, to the byte where they differ', () => {
  const fresh = page('/Fee', { scripts: 300, allScripts: 118_500 });
  const report = seen(pairPages([page('/Fee')], [fresh]));
  expect(report).toMatch(/<td>0\.0<\/td> <td>0\.3<\/td> <td>\+300 B<\/td>/);
  expect(report).toMatch(/<td>120\.0<\/td> <td>118\.5<\/td> <td>−1500 B<\/td>/);
});

it('tells faults that the change brought from those that stood before', () => {
  const faulty = page('/Fee', { axe: [contrast] });
  expect(seen(pairPages([page('/Fee')], [faulty]))).toContain(
    '<td class="words">after</td> <td class="words">color-contrast: Contrast is too low (.lead | .note)</td>',
  );
  expect(seen(pairPages([faulty], [faulty]))).toContain('<td class="words">before and after</td>');
});

it('groups changed stories and lists what the checks say of them', () => {
  const report = reviewReport({
    ...names,
    stories: {
      browser: 'Chromium',
      approvedWith: 'Chromium',
      loose: false,
      fresh: false,
      seconds: 1,
      shots: [
        {
          id: 'blocks-table--default',
          title: 'Blocks/Table',
          name: 'Default',
          way: 'light-phone',
          verdict: 'changed',
          pixels: 12,
        },
      ],
      visited: 1,
      texts: [],
      inputs: {},
      faults: [{ id: 'blocks-table--default', fault: 'shows nothing' }],
    },
  });
  expect(report).toContain('stories/before/blocks-table--default.light-phone.webp');
  expect(report).toContain('stories/difference/blocks-table--default.light-phone.webp');
  expect(report).toContain('shows nothing');
  expect(report).not.toContain('Scripts of each route');
});
