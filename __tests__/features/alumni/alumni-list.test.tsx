import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manyAlumni, testimonialRecords } from '../../../src/features/alumni/alumni.examples';
import { AlumniList } from '../../../src/features/alumni/alumni-list';
import { fixedAlumni } from '../../../src/features/alumni/alumni.placeholders';
import { alumniHandlers } from '../../../stories/handlers/alumni';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('shows picture, title, name, designation and batch of each', async () => {
  server.use(...alumniHandlers());
  renderLive(<AlumniList />, '/Alumni');
  const [first] = testimonialRecords;
  const card = (await screen.findByText(first?.name ?? '')).closest('li');
  expect(card).toHaveTextContent(first?.title ?? '');
  expect(card).toHaveTextContent(first?.designation ?? '');
  expect(card).toHaveTextContent(first?.batch ?? '');
  expect(card?.querySelector('img')).toHaveAttribute('alt', `Portrait of ${first?.name}`);
  expect(names()).toHaveLength(testimonialRecords.length);
});

it.each([
  ['no alumni', { items: [] }],
  ['an error', { status: 500 }],
  ['null', { json: null }],
])('shows the four fixed profiles for %s', async (_name, reply) => {
  server.use(...alumniHandlers(reply));
  renderLive(<AlumniList />, '/Alumni');
  await waitFor(() => expect(names()).toEqual(fixedAlumni.map((alumnus) => alumnus.name)));
  expect(screen.getByText('Judiciary')).toBeVisible();
});

it('shows many by pages of 24', async () => {
  server.use(...alumniHandlers({ items: manyAlumni(50) }));
  const user = userEvent.setup();
  renderLive(<AlumniList />, '/Alumni');
  await waitFor(() => expect(names()).toHaveLength(24));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(48));
});
