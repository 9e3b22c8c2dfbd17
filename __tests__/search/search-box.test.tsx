import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider } from '../../src/components/layout/site-context';
import { siteExample } from '../../stories/components/layout/site.examples';
import { SearchBox } from '../../src/search/page/search-box';
import { allHandlers } from '../../stories/handlers/all';
import { newsRecords } from '../../stories/features/news/news.examples';
import { newsHandlers } from '../../stories/handlers/news';
import { searchHandlers } from '../../stories/handlers/search';
import { renderLive } from '../support/render-live';
import { startServer } from '../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const open = (address = '/Search', site = siteExample) =>
  renderLive(
    <SiteProvider value={site}>
      <SearchBox />
    </SiteProvider>,
    address,
  );

/** Opens the page at an address with a query, with the inline script of its page. */
async function openAsked(query: string) {
  open(`/Search?q=${query}`);
  await jest.isolateModulesAsync(
    async () => void (await import('../../src/islands/boot/searching')),
  );
}

/** Whether the list of all pages waits for what is found above it. */
const waits = () => 'searching' in document.documentElement.dataset;

const field = () => screen.getByRole('searchbox', { name: 'Search this site' });
const status = () => screen.getByRole('status');
const firstPage = async () => {
  const pages = await screen.findByRole('region', { name: 'Pages and papers' });
  return within(pages).getAllByRole('link')[0]!;
};

it('has the focus from the start, and says nothing before something is typed', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  server.use(...searchHandlers(), ...allHandlers());
  open();
  expect(field()).toHaveFocus();
  await waitFor(() => expect(asked).toContain('/search.json'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(status()).toBeEmptyDOMElement();
});

it('leads back to its own page with what was typed, where there are no scripts', () => {
  server.use(...searchHandlers(), ...allHandlers());
  open();
  expect(field().closest('form')).toHaveAttribute('action', '/Search');
  expect(field()).toHaveAttribute('name', 'q');
});

it('reads a title in the direction and the language of its letters', async () => {
  server.use(
    ...searchHandlers(),
    ...newsHandlers({ items: [{ ...newsRecords[0]!, title: 'تقسیم انعامات (Class X) کی تقریب' }] }),
    ...allHandlers(),
  );
  const user = userEvent.setup();
  open();
  await user.type(field(), 'تقسیم');
  const found = await screen.findByRole('region', { name: 'News, events and circulars' });
  const link = within(found).getByRole('link', { name: /^تقسیم/ });
  expect(link).toHaveAttribute('dir', 'auto');
  expect(link).toHaveAttribute('lang', 'ur');
});

it('finds while one types, marks the words and leads to the part of the page', async () => {
  server.use(...searchHandlers(), ...allHandlers());
  const user = userEvent.setup();
  open();
  await user.type(field(), 'late fine');
  const link = await firstPage();
  expect(link).toHaveAttribute('href', '/Fee#late-fine');
  expect(link.querySelector('mark')).toHaveTextContent('late');
  await waitFor(() => expect(status()).toHaveTextContent(/results for “late fine”/));
  expect(window.location.search).toBe('?q=late+fine');
  await user.clear(field());
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('shows at once what the address asks for, as a form without scripts sends it', async () => {
  server.use(...searchHandlers(), ...allHandlers());
  await openAsked('shulk');
  expect(field()).toHaveValue('shulk');
  expect(waits()).toBe(true);
  expect(await firstPage()).toHaveAttribute('href', '/Fee');
  await waitFor(() => expect(waits()).toBe(false));
});

it('shows what lists hold, newest first, each in its list', async () => {
  server.use(...searchHandlers(), ...allHandlers());
  await openAsked('library+week');
  const records = await screen.findByRole('region', { name: 'News, events and circulars' });
  const [first] = within(records).getAllByRole('link');
  expect(first).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/News\?year=all&q=Library%20week/),
  );
  expect(records).toHaveTextContent(/News · \d+ \w{3} 2026/);
});

it('treats what a list sends as text', async () => {
  const title = 'Sports <img src=x onerror=alert(1)> day';
  const item = { _id: '1', title, description: '', fromDate: '2026-11-02', image: [] };
  server.use(...searchHandlers(), ...newsHandlers({ items: [item as never] }), ...allHandlers());
  await openAsked('sports');
  const records = await screen.findByRole('region', { name: 'News, events and circulars' });
  expect(within(records).getAllByRole('link')[0]).toHaveTextContent(/^Sports/);
  expect(records.querySelector('img')).toBeNull();
});

it('says what to try and whom to ask where nothing is found', async () => {
  server.use(...searchHandlers(), ...allHandlers());
  await openAsked('helicopter');
  await waitFor(() => expect(status()).toHaveTextContent('Nothing was found for “helicopter”.'));
  expect(screen.getByText(/Try fewer words/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/ContactUs');
});

it('goes on with pages when the lists do not answer, and says so', async () => {
  server.use(...searchHandlers(), ...allHandlers({ status: 500 }));
  await openAsked('fee');
  expect(await firstPage()).toHaveAttribute('href', '/Fee');
  await waitFor(() =>
    expect(status()).toHaveTextContent('News, events and circulars could not be asked.'),
  );
});

it('says so when it cannot be fetched, and tries again at the next key', async () => {
  server.use(...searchHandlers({ status: 503 }), ...allHandlers());
  const user = userEvent.setup();
  open();
  document.documentElement.dataset.searching = '';
  await user.type(field(), 'f');
  await waitFor(() => expect(status()).toHaveTextContent('The search could not be fetched.'));
  expect(waits()).toBe(false);
  server.use(...searchHandlers());
  await user.type(field(), 'ee');
  expect(await firstPage()).toHaveAttribute('href', '/Fee');
});

it('asks only the lists that the school has a page for', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  server.use(...searchHandlers(), ...allHandlers());
  await openAsked('fee');
  await firstPage();
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual(
    expect.arrayContaining([
      '/search.json',
      expect.stringContaining('/api/news/'),
      expect.stringContaining('/api/events/All/'),
      expect.stringContaining('/api/circular/'),
    ]),
  );
});
