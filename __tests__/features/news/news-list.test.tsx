import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../src/lib/http/query-client';
import { manyNews, newsRecords } from '../../../stories/features/news/news.examples';
import { NewsList } from '../../../src/features/news/news-list';
import { newsHandlers } from '../../../stories/handlers/news';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('starts with the news of the current year, newest first', async () => {
  server.use(...newsHandlers());
  renderLive(<NewsList />, '/News');
  await screen.findByText('Class IX wins the district science fair');
  // The others follow the first cards when the browser is idle.
  await waitFor(() =>
    expect(headings()).toEqual([
      'Class IX wins the district science fair',
      'Winter timings from 16 November',
      'Library week: 1,200 books borrowed in five days',
      'Green Commanders take the athletics shield',
      'Half-yearly examination: date sheet published',
      'वन महोत्सव: 300 deodar saplings planted',
    ]),
  );
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(screen.getByLabelText('Month')).toHaveValue('all');
  expect(screen.getByRole('search')).toHaveTextContent('Total Count 6');
});

it('starts with all years when nothing is of the current one', async () => {
  server.use(...newsHandlers({ items: newsRecords.filter((news) => news.fromDate < '2026') }));
  renderLive(<NewsList />, '/News');
  await screen.findByText('A new music room opens');
  expect(screen.getByLabelText('Year')).toHaveValue('all');
  expect(headings()).toHaveLength(2);
});

it('applies year, month and search together and keeps them in the address', async () => {
  server.use(...newsHandlers());
  const user = userEvent.setup();
  renderLive(<NewsList />, '/News');
  await screen.findByText('Winter timings from 16 November');
  await user.selectOptions(screen.getByLabelText('Year'), 'All Years');
  await user.selectOptions(screen.getByLabelText('Month'), 'November');
  await waitFor(() => expect(headings()).toHaveLength(3));
  await user.type(screen.getByPlaceholderText('Search Here..'), 'MUSIC r');
  await waitFor(() => expect(headings()).toEqual(['A new music room opens']));
  expect(screen.getByLabelText('Search')).toHaveValue('MUSIC r');
  expect(window.location.search).toBe('?year=all&month=11&q=MUSIC+r');
});

it('reads a shared address, and falls back where it is wrong', async () => {
  server.use(...newsHandlers());
  renderLive(<NewsList />, '/News?year=1999&month=13&q=timings');
  await screen.findByText('Winter timings from 16 November');
  expect(headings()).toEqual(['Winter timings from 16 November']);
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(screen.getByLabelText('Month')).toHaveValue('all');
});

it('says when nothing fits, and takes the filters away', async () => {
  server.use(...newsHandlers());
  const user = userEvent.setup();
  renderLive(<NewsList />, '/News?month=2&q=swimming');
  expect(await screen.findByRole('heading', { name: 'No news found' })).toBeVisible();
  expect(screen.getByText(/matches February 2026 and “swimming”/)).toBeVisible();
  expect(screen.queryByText('News Title')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(headings()).toHaveLength(8));
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(screen.getByRole('search')).toHaveFocus();
});

it.each([
  ['no news', { items: [] }],
  ['an error', { status: 500 }],
  ['no connection', { fail: 'network' as const }],
])('shows two empty cards for %s', async (_name, reply) => {
  server.use(...newsHandlers(reply));
  renderLive(<NewsList />, '/News');
  expect(await screen.findAllByText('News Title')).toHaveLength(2);
  expect(screen.getAllByText('Stay Tunned For More Updates')).toHaveLength(2);
  expect(screen.getAllByText('DD / MM')).toHaveLength(2);
});

it('says what an attachment is', async () => {
  server.use(...newsHandlers());
  renderLive(<NewsList />, '/News');
  const link = await screen.findByRole('link', {
    name: /^Attachment \(PDF\).+Winter timings from 16 November$/,
  });
  expect(link).toHaveAttribute('href', '/api/image/papers/news/winter-timings.pdf');
});

it('shows long lists by pages and tells how far they are', async () => {
  server.use(...newsHandlers({ items: manyNews(40) }));
  const user = userEvent.setup();
  renderLive(<NewsList />, '/News?year=all');
  await waitFor(() => expect(headings()).toHaveLength(12));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 40 news');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(headings()).toHaveLength(36));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(headings()).toHaveLength(40));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getByText('All 40 news shown')).toHaveFocus();
});

it('opens as many pages as stood open when the reader left', async () => {
  server.use(...newsHandlers({ items: manyNews(40) }));
  renderLive(<NewsList />, '/News?year=all');
  window.history.replaceState({ shownPages: 2 }, '', '/News?year=all');
  await waitFor(() => expect(headings()).toHaveLength(36));
});

it('leaves the page built for everybody in its loading state', () => {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <NewsList />
    </QueryClientProvider>,
  );
  document.body.innerHTML = html;
  const bar = within(screen.getByRole('search'));
  expect(bar.getByLabelText('Year')).toBeDisabled();
  expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(html).not.toMatch(/style="/);
});

it('says without network that the list cannot be shown, beside what stands in its place', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(...newsHandlers({ status: 503 }));
  renderLive(<NewsList />, '/News');
  expect(await screen.findByText(/You are offline\. The news are fetched anew/)).toBeVisible();
  expect(screen.getAllByText('News Title').length).toBeGreaterThan(0);
});
