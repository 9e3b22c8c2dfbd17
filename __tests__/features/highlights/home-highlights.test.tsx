import { screen, within } from '@testing-library/react';
import { HighlightsTicker } from '../../../src/features/highlights/home-highlights';
import { highlightsHandlers } from '../../../stories/handlers/highlights';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const view = (
  <HighlightsTicker
    links={[
      { label: 'Career', to: '/Career' },
      { label: 'Call +91 00000 00000', to: 'tel:+910000000000' },
    ]}
  />
);

it('shows the highlights, then the links that always stand there', async () => {
  server.use(...highlightsHandlers());
  renderLive(view);
  await screen.findAllByText('Annual Day on 5 Dec 2026 at 4:00 pm');
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Registration for session 2027-2028 opens on 1 December (PDF)',
    'Date sheet of the half-yearly examination (PDF)',
    'Annual Day on 5 Dec 2026 at 4:00 pm',
    'Career',
    'Call +91 00000 00000',
  ]);
});

it('leads to a page of the site, to a document, or to both', async () => {
  const attachments = ['papers/dates.pdf'];
  const items = [
    { _id: '1', title: 'Registration is open', url: '/Criteria', attachments: [] },
    { _id: '2', title: 'Date sheet', url: 'https://board.example/dates', attachments },
    { _id: '3', title: 'Sports day', url: 'javascript:alert(1)', attachments: [] },
  ];
  server.use(...highlightsHandlers({ items }));
  renderLive(view);
  const leadsTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leadsTo('Registration is open')).toBe('/Criteria');
  expect(await leadsTo('Date sheet')).toBe('https://board.example/dates');
  expect(await leadsTo('Date sheet (PDF)')).toMatch(/papers\/dates\.pdf$/);
  expect(screen.getAllByText('Sports day')[0]?.closest('a')).toBeNull();
});

it('goes round in 28 seconds at least, and more slowly the more there is to read', async () => {
  const roundOf = (list: HTMLElement) => list.parentElement?.style.getPropertyValue('--duration');
  server.use(...highlightsHandlers({ items: [] }));
  const { unmount } = renderLive(view);
  expect(roundOf(screen.getByRole('list'))).toBe('28s');
  unmount();
  const title = 'All about the Annual Day '.repeat(20);
  server.use(...highlightsHandlers({ items: [{ _id: '1', title, attachments: [] }] }));
  renderLive(view);
  await screen.findAllByText(/All about the Annual Day/);
  expect(parseInt(roundOf(screen.getByRole('list')) ?? '', 10)).toBeGreaterThan(28);
});

it('keeps the links when the call fails', async () => {
  server.use(...highlightsHandlers({ status: 500 }));
  renderLive(view);
  expect(screen.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/Career');
});

it('lets no more than 24 of 1,000 pass by', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({
    _id: `${index}`,
    title: `Notice ${index}`,
    attachments: [],
  }));
  server.use(...highlightsHandlers({ items }));
  renderLive(view);
  await screen.findAllByText('Notice 0');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(26);
});
