import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventsList } from '../../../src/features/events/events-list';
import { eventRecords, manyEvents } from '../../../stories/features/events/events.examples';
import { eventsHandlers } from '../../../stories/handlers/events';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const months = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('starts with all years: this month first, then the rest by date', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  await screen.findByText("Children's Day fair");
  expect(screen.getByLabelText('Year')).toHaveValue('all');
  expect(screen.getByRole('search')).toHaveTextContent('Total Count 8');
  // The others follow the first cards when the browser is idle.
  await waitFor(() =>
    expect(months()).toEqual([
      'November 2026',
      'December 2025',
      'October 2026',
      'December 2026',
      'January 2027',
    ]),
  );
  expect(titles().slice(0, 3)).toEqual([
    'Inter-house debate',
    "Children's Day fair",
    'Parent-teacher meeting, classes I to V',
  ]);
});

it('says which month is this one and which are past', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  const now = await screen.findByRole('region', { name: 'November 2026' });
  expect(within(now).getByText('This month')).toBeVisible();
  const before = await screen.findByRole('region', { name: 'October 2026' });
  expect(within(before).getByText('Past')).toBeVisible();
  const after = await screen.findByRole('region', { name: 'January 2027' });
  expect(within(after).queryByText('Past')).not.toBeInTheDocument();
});

it('shows time, venue, words and the attachment, and leaves out what is not known', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  const fair = (await screen.findByText("Children's Day fair")).closest('li') as HTMLElement;
  expect(within(fair).getByText('9:00 am')).toBeVisible();
  expect(within(fair).getByText('Lower field')).toBeVisible();
  expect(within(fair).getByText(/Stalls, games and a play/)).toBeVisible();
  expect(within(fair).getByRole('link', { name: /^Attachment \(PDF\)/ })).toHaveAttribute(
    'href',
    '/api/image/papers/events/childrens-day.pdf',
  );
  const founders = (await screen.findByText("Founder's Day")).closest('li') as HTMLElement;
  expect(within(founders).queryByText(/Time/)).not.toBeInTheDocument();
  expect(within(founders).queryByRole('link')).not.toBeInTheDocument();
});

it('tells the last of several days, and keeps what still goes on from looking past', async () => {
  const [fair] = eventRecords;
  const week = { ...fair, _id: 'week', title: 'Sports week', time: '', venue: '' };
  server.use(
    ...eventsHandlers({
      items: [{ ...week, date: '2026-10-29', until: '2026-11-14' }] as typeof eventRecords,
    }),
  );
  renderLive(<EventsList />, '/Events');
  const entry = (await screen.findByText('Sports week')).closest('li') as HTMLElement;
  expect(within(entry).getByText('Thursday to Saturday, 14 Nov 2026')).toBeVisible();
  expect(within(entry).getByRole('button', { name: /Add to calendar/ })).toBeVisible();
  expect(screen.queryByText('Past')).not.toBeInTheDocument();
});

it('filters by year, month and search together', async () => {
  server.use(...eventsHandlers());
  const user = userEvent.setup();
  renderLive(<EventsList />, '/Events');
  await screen.findByText("Children's Day fair");
  const years = within(screen.getByLabelText('Year')).getAllByRole('option');
  expect(years.map((each) => each.textContent)).toEqual(['All Years', '2027', '2026', '2025']);
  await user.selectOptions(screen.getByLabelText('Year'), '2027');
  await user.selectOptions(screen.getByLabelText('Month'), 'January');
  await user.type(screen.getByPlaceholderText('Search Here..'), 'republic');
  await waitFor(() => expect(titles()).toEqual(['Republic Day']));
  expect(window.location.search).toBe('?year=2027&month=1&q=republic');
});

it.each([
  ['no events', { items: [] }],
  ['an error', { status: 404 }],
])('shows its empty state for %s', async (_name, reply) => {
  server.use(...eventsHandlers(reply));
  renderLive(<EventsList />, '/Events');
  expect(await screen.findByText('Event Title')).toBeVisible();
  expect(screen.getByText('Stay Tunned For More Updates')).toBeVisible();
  expect(screen.getByText('DD.MM')).toBeVisible();
});

it('keeps events without a day at the end, under words of their own', async () => {
  server.use(...eventsHandlers({ items: [{ ...eventRecords[0]!, date: '2026-02-30' }] }));
  renderLive(<EventsList />, '/Events');
  expect(await screen.findByRole('region', { name: 'Date to be announced' })).toBeVisible();
});

it('renders no more than a page of ten thousand', async () => {
  server.use(...eventsHandlers({ items: manyEvents(10_000) }));
  renderLive(<EventsList />, '/Events');
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 10000 events');
});

it('gives what is still to come as a file for calendars', async () => {
  server.use(...eventsHandlers());
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const user = userEvent.setup();
  renderLive(<EventsList />, '/Events');
  const debate = (await screen.findByText('Inter-house debate')).closest('li') as HTMLElement;
  expect(within(debate).queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: /^Add to calendar ?: Children's Day fair$/ }),
  );
  await waitFor(() => expect(names).toEqual(['2026-11-14.ics']));
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
});

it('says so when the file for calendars cannot be made', async () => {
  server.use(...eventsHandlers());
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  const user = userEvent.setup();
  renderLive(<EventsList />, '/Events');
  const [add] = await screen.findAllByRole('button', { name: /^Add to calendar/ });
  if (!add) throw new Error('No event can be kept.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made.');
});
