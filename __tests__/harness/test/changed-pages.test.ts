/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { pagesReached } from '../../../harness/test/changed-pages';

const folder = 'content/pages';
const pages = readdirSync(folder).map((name) => ({
  file: `${folder}/${name}`,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));

it.each([
  ['a page of words', 'content/pages/leave.yaml', ['/Leave']],
  ['a block', 'src/blocks/people/people-block.tsx', ['/Founder']],
  ['a fact', 'content/facts/fees.yaml', ['/Criteria']],
  ['the front page', 'content/home.yaml', ['/']],
  ['a section of the front page', 'src/templates/home/hero/hero.tsx', ['/']],
])('visits the page that shows %s', (_, file, paths) => {
  expect(pagesReached([file], pages)).toEqual(paths);
});

it('visits a page of each kind for what frames them all', () => {
  const paths = ['/', '/AboutUs', '/News', '/ContactUs', '/PrincipalMessage'];
  expect(pagesReached(['src/components/layout/footer/site-footer.tsx'], pages)).toEqual(paths);
  expect(pagesReached(['content/navigation.yaml', 'content/home.yaml'], pages)).toEqual(paths);
});

it('visits none for what stories show, and for what no visitor sees', () => {
  expect(pagesReached(['src/components/button/button.tsx', 'README.md'], pages)).toEqual([]);
});
