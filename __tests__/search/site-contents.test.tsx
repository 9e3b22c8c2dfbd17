import { screen, within } from '@testing-library/react';
import { siteExample } from '../../stories/components/layout/site.examples';
import { SiteContents } from '../../src/search/page/site-contents';
import { renderLive } from '../support/render-live';

const entry = (title: string) => ({ path: `/${title.replaceAll(' ', '')}`, title, headings: [] });

test('pages of no group come last, by their titles, however the build read them', () => {
  const { menu } = siteExample;
  const inMenu = menu.flatMap(({ pages }) => pages.map((page) => ({ ...page, headings: [] })));
  renderLive(
    <SiteContents
      menu={menu}
      entries={[entry('Transfer Certificate'), ...inMenu, entry('Alumni Letters')]}
    />,
  );

  const more = screen.getByRole('heading', { name: 'More' }).closest('section');
  const names = within(more ?? document.body).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Alumni Letters',
    'Transfer Certificate',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('More');
});
