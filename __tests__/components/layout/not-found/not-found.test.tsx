import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '../../../../src/components/layout/site-context';
import { siteExample } from '../../../../stories/components/layout/site.examples';

const goTo = jest.fn();
jest.doMock('../../../../src/components/layout/not-found/go-to', () => ({ goTo }));
const notFound = import('../../../../src/components/layout/not-found/not-found');

const paths = ['/', '/AboutUs', '/Gallery', '/ICSEresult', '/SubGallery'];

const help = async (site = siteExample) => {
  const { NotFound } = await notFound;
  return (
    <SiteProvider value={site}>
      <NotFound paths={paths} />
    </SiteProvider>
  );
};

const visit = (address: string) => window.history.replaceState(null, '', address);

const offered = () =>
  within(screen.getByRole('region', { name: 'Pages you may have meant' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => {
  goTo.mockClear();
  visit('/');
  document.body.replaceChildren();
});

it('offers the pages nearest to the address, the whole menu and a way to reach us', async () => {
  visit('/galery');
  render(await help());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not here');
  expect(offered()[0]).toBe('/Gallery');
  expect(offered()).toHaveLength(3);
  const [nearest] = screen.getAllByRole('link', { name: 'Gallery' });
  expect(nearest).toHaveAttribute('href', '/Gallery');
  expect(screen.getByRole('link', { name: 'Fee Structure' })).toHaveAttribute(
    'href',
    '/FeeStructure',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/ContactUs');
  expect(goTo).not.toHaveBeenCalled();
});

it('fills the search with the words of the address', async () => {
  visit('/pages/admissionForm-2025.html');
  render(await help({ ...siteExample, paths: ['/Search'] }));
  expect(screen.getByRole('searchbox')).toHaveValue('pages admission Form 2025');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/Search');
});

it.each([
  ['/gallery?year=2026', '/Gallery?year=2026'],
  ['/icseresult', '/ICSEresult'],
  ['/subgallery?id=a1#photos', '/SubGallery?id=a1#photos'],
])('goes straight to the page that the address means (%#)', async (asked, right) => {
  visit(asked);
  render(await help());
  expect(goTo).toHaveBeenCalledWith(right);
});

it('is complete as built, when nobody knows the address yet', async () => {
  const html = renderToString(await help());
  expect(html).toContain('This page is not here');
  expect(html).toContain('href="/AboutUs"');
});

it('offers the nearest pages in built HTML too, and the same ones when it is asked again', async () => {
  const { wrongAddressBehaviour } =
    await import('../../../../src/components/layout/not-found/wrong-address.behaviour');
  visit('/fee-structur/old');
  document.body.innerHTML = renderToString(await help());
  const built = offered();
  const element = document.body.firstElementChild as HTMLElement;
  wrongAddressBehaviour(element)();
  const found = offered();
  expect(built[0]).toBe('/');
  expect(found[0]).toBe('/FeeStructure');
  wrongAddressBehaviour(element)();
  expect(offered()).toEqual(found);
});

it('knows a page that stands in the menu without a group', async () => {
  visit('/libary');
  const menu = [...siteExample.menu, { name: 'Library', path: '/Bookroom', pages: [] }];
  render(await help({ ...siteExample, menu: menu.filter(({ name }) => name !== 'Academics') }));
  expect(offered()[0]).toBe('/Bookroom');
  expect(screen.getByRole('heading', { name: 'Library' })).toContainElement(
    screen.getAllByRole('link', { name: 'Library' }).at(-1) as HTMLElement,
  );
});
