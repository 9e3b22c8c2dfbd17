import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '../../../src/layout/site-context';
import { siteExample } from '../../../src/layout/site.examples';
import { system } from '../../../src/theme';

const goTo = jest.fn();
jest.doMock('../../../src/layout/not-found/go-to', () => ({ goTo }));
const notFound = import('../../../src/layout/not-found/not-found');

const paths = ['/', '/AboutUs', '/Gallery', '/ICSEresult', '/SubGallery'];
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const help = async (asked?: ReturnType<typeof at>) => {
  const { NotFound } = await notFound;
  return (
    <ChakraProvider value={system}>
      <SiteProvider value={siteExample}>
        <NotFound asked={asked} paths={paths} />
      </SiteProvider>
    </ChakraProvider>
  );
};

const offered = () =>
  within(screen.getByRole('region', { name: 'Pages you may have meant' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

afterEach(() => goTo.mockClear());

it('offers the pages nearest to the address, the whole menu and a way to reach us', async () => {
  render(await help(at('/galery')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not here');
  expect(offered()[0]).toBe('/Gallery');
  expect(offered()).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Fee Structure' })).toHaveAttribute(
    'href',
    '/FeeStructure',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/ContactUs');
  expect(goTo).not.toHaveBeenCalled();
});

it.each([
  [at('/gallery', '?year=2026'), '/Gallery?year=2026'],
  [at('/icseresult'), '/ICSEresult'],
  [at('/subgallery', '?id=a1', '#photos'), '/SubGallery?id=a1#photos'],
])('goes straight to the page that the address means (%#)', async (asked, right) => {
  render(await help(asked));
  expect(goTo).toHaveBeenCalledWith(right);
});

it('is complete as built, when nobody knows the address yet', async () => {
  const html = renderToString(await help());
  expect(html).toContain('This page is not here');
  expect(html).toContain('href="/AboutUs"');
});
