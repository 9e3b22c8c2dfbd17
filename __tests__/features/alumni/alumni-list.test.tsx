import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schoolExample } from '../../../stories/content/site.examples';
import { manyAlumni, testimonialRecords } from '../../../stories/features/alumni/alumni.examples';
import { AlumniList } from '../../../src/features/alumni/alumni-list';
import { alumniHandlers } from '../../../stories/handlers/alumni';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const profiles = schoolExample.alumni;

const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('shows picture, title, name, designation and batch of each', async () => {
  server.use(...alumniHandlers());
  renderLive(<AlumniList profiles={profiles} />, '/Alumni');
  const [first] = testimonialRecords;
  const card = (await screen.findByText(first?.name ?? '')).closest('li');
  expect(card).toHaveTextContent(first?.title ?? '');
  expect(card).toHaveTextContent(first?.designation ?? '');
  expect(card).toHaveTextContent(first?.batch ?? '');
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Portrait');
  expect(names()).toHaveLength(testimonialRecords.length);
});

it.each([
  ['no alumni', { items: [] }],
  ['an error', { status: 500 }],
  ['null', { json: null }],
])('shows the school’s own profiles for %s', async (_name, reply) => {
  server.use(...alumniHandlers(reply));
  renderLive(<AlumniList profiles={profiles} />, '/Alumni');
  await waitFor(() => expect(names()).toEqual(profiles.map((alumnus) => alumnus.name)));
  expect(screen.getByText('Judiciary')).toBeVisible();
});

it('shows many by pages', async () => {
  server.use(...alumniHandlers({ items: manyAlumni(50) }));
  const user = userEvent.setup();
  renderLive(<AlumniList profiles={profiles} />, '/Alumni');
  await waitFor(() => expect(names()).toHaveLength(12));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(36));
});

it('says so where there is nobody to show', async () => {
  server.use(...alumniHandlers({ items: [] }));
  renderLive(<AlumniList profiles={[]} />, '/Alumni');
  expect(await screen.findByText('No profiles yet')).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says the language of a name and of words that are not English, each for itself', async () => {
  const [first] = testimonialRecords;
  const items = [{ ...first!, name: 'आरोही भंडारी', title: 'ਸਕੂਲ ਮੇਰਾ ਘਰ', designation: 'Judge' }];
  server.use(...alumniHandlers({ items }));
  renderLive(<AlumniList profiles={[]} />, '/Alumni');
  const name = await screen.findByText('आरोही भंडारी');
  expect(name).toHaveAttribute('lang', 'hi');
  // A name begins where the layout does, whatever its direction.
  expect(name.closest('h2')).not.toHaveAttribute('lang');
  // Alternative text has one language.
  expect(screen.getByRole('img').getAttribute('alt')).not.toMatch(/\p{Script=Devanagari}/u);
  expect(screen.getByText('ਸਕੂਲ ਮੇਰਾ ਘਰ')).toHaveAttribute('lang', 'pa');
  expect(screen.getByText('Judge')).not.toHaveAttribute('lang');
});
