import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoList } from '../../../src/features/videos/video-list';
import { videosHandlers } from '../../../stories/handlers/videos';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('opens each video in a new tab, safely, and says so', async () => {
  server.use(...videosHandlers());
  renderLive(<VideoList />, '/VideoGallery');
  const link = await screen.findByRole('link', {
    name: /^Athletics meet: the relay.*opens in a new tab$/,
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('fetches no thumbnail', async () => {
  server.use(...videosHandlers());
  const { container } = renderLive(<VideoList />, '/VideoGallery');
  await screen.findByText(/Athletics meet/);
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(container.querySelector('img, iframe, video')).toBeNull();
});

it('lists the newest first and narrows to a year', async () => {
  server.use(...videosHandlers());
  const user = userEvent.setup();
  renderLive(<VideoList />, '/VideoGallery');
  await screen.findByText(/Athletics meet/);
  expect(titles()[0]).toContain('Science fair');
  const year = screen.getByLabelText('Year');
  expect(year).toHaveValue('all');
  expect(
    within(year)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['All Years', '2026', '2025', '2024']);
  expect(screen.queryByLabelText('Month')).not.toBeInTheDocument();
  await user.selectOptions(year, '2024');
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(titles()[0]).toContain('A walk through the school');
});

it('does not obey a filter that the page does not offer', async () => {
  server.use(...videosHandlers());
  renderLive(<VideoList />, '/VideoGallery?q=nothing&month=1');
  await screen.findByText(/Athletics meet/);
  await waitFor(() => expect(titles()).toHaveLength(6));
});

it('leaves out videos whose address is not safe', async () => {
  const unsafe = { _id: 'x', title: 'Trap', date: '2026-01-01', videoUrl: 'javascript:alert(1)' };
  server.use(...videosHandlers({ items: [unsafe] }));
  renderLive(<VideoList />, '/VideoGallery');
  expect(await screen.findByRole('heading', { name: 'No videos yet' })).toBeVisible();
  expect(screen.queryByText('Trap')).not.toBeInTheDocument();
});

it('says plainly when there are none, and does not when the call fails', async () => {
  server.use(...videosHandlers({ items: [] }));
  const { unmount } = renderLive(<VideoList />, '/VideoGallery');
  expect(await screen.findByRole('heading', { name: 'No videos yet' })).toBeVisible();
  unmount();
  server.use(...videosHandlers({ fail: 'network' }));
  renderLive(<VideoList />, '/VideoGallery');
  const away = { name: 'The videos can’t be shown just now' };
  expect(await screen.findByRole('heading', away)).toBeVisible();
  expect(screen.queryByText('No videos yet')).not.toBeInTheDocument();
});

it('reads addresses as people copy them, and leaves out what is none with a line', async () => {
  const video = (title: string, videoUrl: string) => ({
    _id: title,
    title,
    date: '2026-01-26',
    videoUrl,
  });
  const items = [
    video('No https in front', 'www.youtube.com/watch?v=abcdefghijk'),
    video('A blank behind', 'https://youtu.be/abcdefghijk '),
    video('Frame', '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'),
    video('A script', 'javascript:window.harm = 1'),
    video('Shorts', 'https://youtube.com/shorts/abcdefghijk?si=1'),
  ];
  server.use(...videosHandlers({ items }));
  const { logged } = renderLive(<VideoList />, '/VideoGallery');
  await screen.findByText(/Shorts/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtube.com/shorts/abcdefghijk?si=1',
  ]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('1 record left out: "videoUrl" can\'t be read, such as "javascript:');
});
