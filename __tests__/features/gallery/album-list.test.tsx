import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlbumList } from '../../../src/features/gallery/album-list';
import { albumRecords, manyAlbums } from '../../../stories/features/gallery/gallery.examples';
import { galleryHandlers } from '../../../stories/handlers/gallery';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('starts with the albums of the current year, newest first', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumList />, '/Gallery');
  await screen.findByText('District science fair');
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
  expect(screen.getByRole('search')).toHaveTextContent('Total Categories 5');
  expect(titles()[0]).toBe('District science fair');
});

it('starts with all years when no album is of the current one', async () => {
  const older = albumRecords.filter((album) => album.date < '2026');
  server.use(...galleryHandlers({ items: older }));
  renderLive(<AlbumList />, '/Gallery');
  await screen.findByText('The new music room');
  expect(screen.getByLabelText('Year')).toHaveValue('all');
});

it('shows photo albums only, whatever else the call carries', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumList />, '/Gallery?year=all');
  await screen.findByText('The old school house');
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.queryByText('Annual Day film')).not.toBeInTheDocument();
});

it('says the day and the number of photos, and leads to the album', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumList />, '/Gallery');
  const card = (await screen.findByText('Athletics meet 2026')).closest('li');
  expect(card).toHaveTextContent('17 Oct 2026');
  expect(card).toHaveTextContent('14 photos');
  expect(screen.getByRole('link', { name: /^View More.*Athletics meet 2026$/ })).toHaveAttribute(
    'href',
    '/SubGallery?id=album-sports-day',
  );
});

it('filters by month and title together', async () => {
  server.use(...galleryHandlers());
  const user = userEvent.setup();
  renderLive(<AlbumList />, '/Gallery');
  await screen.findByText('District science fair');
  await user.selectOptions(screen.getByLabelText('Month'), 'October');
  await user.type(screen.getByLabelText('Search'), 'WEEK');
  await waitFor(() => expect(titles()).toEqual(['Library week']));
});

it.each([
  ['no albums', { items: [] }],
  ['an error', { status: 500 }],
])('shows three empty cards for %s', async (_name, reply) => {
  server.use(...galleryHandlers(reply));
  renderLive(<AlbumList />, '/Gallery');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('renders no more than a page of a thousand', async () => {
  server.use(...galleryHandlers({ items: manyAlbums(1000) }));
  renderLive(<AlbumList />, '/Gallery?year=all');
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 1,000 albums');
});
