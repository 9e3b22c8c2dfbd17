import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlbumView } from '../../../src/features/gallery/album-view';
import { captionedAlbum } from '../../../stories/features/gallery/gallery.examples';
import { galleryHandlers } from '../../../stories/handlers/gallery';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';
import type { Sent } from '../../../src/lib/http/service-calls';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

it('shows the facts of the album that the address names', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  expect(await screen.findByRole('heading', { name: 'Athletics meet 2026' })).toBeVisible();
  expect(screen.getByText('Event Date').nextSibling).toHaveTextContent('17/10/2026');
  expect(screen.getByText('Last Update').nextSibling).toHaveTextContent('17/10/2026');
  expect(screen.getByText('Number of Photos').nextSibling).toHaveTextContent('14');
  expect(screen.getByText(/Heats, finals and the long walk home/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Open photo \d+ of 14$/ })).toHaveLength(14);
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/Gallery');
});

it('shows the album that has the page’s address, and shares it', async () => {
  server.use(...galleryHandlers());
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  renderLive(<AlbumView />, '/Gallery/album-sports-day/');
  expect(await screen.findByRole('heading', { name: 'Athletics meet 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Share ?: Athletics meet 2026$/ }));
  await screen.findByText('The text is copied, with its address.');
  expect(copied).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Athletics meet 2026\n.*\nhttp:\/\/localhost\/Gallery\/album-sports-day$/,
    ),
  );
});

it.each([
  ['without an id', '/SubGallery', 'No album is chosen'],
  ['with an empty id', '/SubGallery?id=', 'No album is chosen'],
  ['with a malformed id', '/SubGallery?id=..%2F..%2Fetc', 'No album is chosen'],
  ['with markup for an id', '/SubGallery?id=%3Cscript%3E', 'No album is chosen'],
  ['with an unknown id', '/SubGallery?id=album-of-nobody', 'This album is not here'],
  [
    'with an album of another category',
    '/SubGallery?id=album-annual-day-film',
    'This album is not here',
  ],
])('says so and shows the way back %s', async (_name, address, sentence) => {
  server.use(...galleryHandlers());
  renderLive(<AlbumView />, address);
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/Gallery');
  expect(screen.getByRole('link', { name: 'See all albums' })).toHaveAttribute('href', '/Gallery');
});

it('tries again when the service did not answer', async () => {
  server.use(...galleryHandlers({ status: 503 }));
  const user = userEvent.setup();
  const { logged } = renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  await screen.findByRole('heading', { name: 'The album could not be loaded' });
  expect(logged.join()).toContain('503');
  server.use(...galleryHandlers());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Athletics meet 2026' })).toBeVisible();
});

it('says plainly when an album has no photos', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumView />, '/SubGallery?id=album-old-school-house');
  expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeVisible();
});

it('does not take the address of the next page for its own', async () => {
  server.use(...galleryHandlers());
  renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  await screen.findByRole('heading', { name: 'Athletics meet 2026' });
  window.history.pushState(null, '', '/Gallery');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.getByRole('heading', { name: 'Athletics meet 2026' })).toBeVisible();
});

const alts = () =>
  screen
    .getByRole('dialog', { name: 'Photo viewer' })
    .querySelectorAll('.yarl__slide_current img, .yarl__slide img');

it('shows captions below their photos and in the viewer', async () => {
  server.use(...galleryHandlers({ items: [captionedAlbum] }));
  const user = userEvent.setup();
  renderLive(<AlbumView />, `/SubGallery?id=${captionedAlbum._id}`);
  const baton = (await screen.findByText('The baton')).closest('figure') as HTMLElement;
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  const open = within(baton).getByRole('button', {
    name: 'Open photo 2 of 9: A red baton goes from one hand to another.',
  });
  expect(screen.getByRole('button', { name: 'Open photo 4 of 9' }).closest('figure')).toBeNull();
  await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Photo viewer' });
  const shown = [...alts()].map((image) => image.getAttribute('alt'));
  expect(shown).toContain('A red baton goes from one hand to another.');
  expect(shown).toContain('Yellow before Blue, by the length of a shoe');
  expect(dialog).toHaveTextContent('The baton (photo 2 of 9)');
});

it('says by title and place what a photo is of which nothing is said', async () => {
  server.use(...galleryHandlers());
  const user = userEvent.setup();
  renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  await user.click(await screen.findByRole('button', { name: 'Open photo 3 of 14' }));
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  expect([...alts()].map((image) => image.getAttribute('alt'))).toContain(
    'Athletics meet 2026, photo 3 of 14',
  );
});

it('sets a caption in the direction and the language of its letters, in the viewer too', async () => {
  const [path = ''] = captionedAlbum.attachments;
  const captions = [{ path, caption: 'تقسیم انعامات' }];
  server.use(...galleryHandlers({ items: [{ ...captionedAlbum, captions } as Sent<'Album'>] }));
  const user = userEvent.setup();
  renderLive(<AlbumView />, `/SubGallery?id=${captionedAlbum._id}`);
  const caption = await screen.findByText('تقسیم انعامات');
  expect(caption).toHaveAttribute('dir', 'rtl');
  expect(caption).toHaveAttribute('lang', 'ur');
  await user.click(screen.getByRole('button', { name: /^Open photo 1 of 9/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo viewer' }));
  const [words] = viewer.getAllByText('تقسیم انعامات');
  expect(words).toHaveAttribute('lang', 'ur');
  // The place among the photos stays English.
  expect(words?.parentElement).toHaveTextContent('تقسیم انعامات (photo 1 of 9)');
});

it('shows no markup of a caption, and none of a photo that the album does not have', async () => {
  const [path = ''] = captionedAlbum.attachments;
  const captions = [
    { path, caption: '<img src=x onerror=alert(1)>\u202eThe relay' },
    { path: 'pictures/people/asha.webp', caption: 'Asha' },
    { path: 7, caption: ['x'] },
    null,
  ];
  server.use(...galleryHandlers({ items: [{ ...captionedAlbum, captions } as Sent<'Album'>] }));
  renderLive(<AlbumView />, `/SubGallery?id=${captionedAlbum._id}`);
  const figure = await screen.findByRole('figure');
  expect(figure).toHaveTextContent('The relay');
  expect(figure.querySelectorAll('[onerror]')).toHaveLength(0);
  expect(screen.queryByText('Asha')).not.toBeInTheDocument();
});

it('opens a photo in the viewer and comes back to it', async () => {
  server.use(...galleryHandlers());
  const user = userEvent.setup();
  renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  const third = await screen.findByRole('button', { name: 'Open photo 3 of 14' });
  await user.click(third);
  expect(await screen.findByRole('dialog', { name: 'Photo viewer' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(third).toHaveFocus();
});
