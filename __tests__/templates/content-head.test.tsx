import type { HeadProps } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteExample } from '../../stories/components/layout/site.examples';
import type { PageData } from '../../src/templates/page-data';
import { pageExamples } from '../../stories/templates/page.examples';

const rules = 'birthdays=initials,drawing';

async function headOf(page: PageData['page']['data']): Promise<Element> {
  jest.doMock('../../src/templates/use-site-data', () => ({
    useSiteData: () => ({ ...siteExample, privacy: rules }),
  }));
  const { ContentHead } = await import('../../src/templates/heads');
  const root = document.createElement('div');
  // Of what Gatsby gives a head, it takes the data alone.
  const props = { data: { page: { data: page } } } as HeadProps<PageData>;
  root.innerHTML = renderToStaticMarkup(<ContentHead {...props} />);
  return root;
}

it.each([
  ['a list', pageExamples.liveList, rules],
  ['a form', pageExamples.form, rules],
  ['a page of words, which asks for no list', pageExamples.content, null],
])('tells the scripts of %s what may be shown of children', async (_name, page, told) => {
  const head = await headOf(page);
  expect(head.querySelector('meta[name=school]')?.getAttribute('data-privacy')).toBe(told);
  expect(head.querySelector('title')).toHaveTextContent(`${page.title} - Deodar Hill School`);
});
