/** @jest-environment node */
import { pagesReached } from '../../../harness/test/changed-pages';

it.each([
  ['a page of words', 'content/pages/leave.yaml', ['/Leave']],
  ['a block', 'src/blocks/people/people-block.tsx', ['/Founder']],
  ['a fact', 'content/facts/fees.yaml', ['/Criteria']],
  ['the front page', 'content/home.yaml', ['/']],
  ['a section of the front page', 'src/templates/home/hero/hero.tsx', ['/']],
])('visits the page that shows %s', (_, file, paths) => {
  expect(pagesReached([file])).toEqual(paths);
});

it('visits a page of each kind for what frames them all', () => {
  const paths = ['/', '/AboutUs', '/News', '/ContactUs', '/PrincipalMessage'];
  expect(pagesReached(['src/components/layout/footer/site-footer.tsx'])).toEqual(paths);
  expect(pagesReached(['content/navigation.yaml', 'content/home.yaml'])).toEqual(paths);
});

it('visits none for what stories show, and for what no visitor sees', () => {
  expect(pagesReached(['src/components/button/button.tsx', 'README.md'])).toEqual([]);
});
