import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventsList } from '../../../src/features/events/events-list';
import { eventRecords, manyEvents } from '../../../stories/features/events/events.examples';
import { eventsHandlers } from '../../../stories/handlers/events';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';
import type { Sent } from '../../../src/lib/http/service-calls';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const months = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('starts with all years: this month first, then the rest by date', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  await screen.findByRole('heading', { name: "Children's Day fair" });
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

it('says which month is this one, and what of it is over', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  const now = await screen.findByRole('region', { name: 'November 2026' });
  expect(within(now).getByText('This month')).toBeVisible();
  const debate = screen.getByText('Inter-house debate').closest('li') as HTMLElement;
  expect(within(debate).getByText('Past')).toBeVisible();
  const after = await screen.findByRole('region', { name: 'January 2027' });
  expect(within(after).queryByText('Past')).not.toBeInTheDocument();
});

it('folds what is over after this month, and shows it in full where its year is chosen', async () => {
  server.use(...eventsHandlers());
  const user = userEvent.setup();
  renderLive(<EventsList />, '/Events');
  const line = await screen.findByText('2 past events, December 2025 to October 2026');
  const fold = line.closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  expect(within(fold).getByText('Athletics meet')).not.toBeVisible();
  await user.click(line);
  expect(within(fold).getByText('Athletics meet')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Year'), '2026');
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  const month = await screen.findByRole('region', { name: 'October 2026' });
  expect(within(month).getByText('Past')).toBeVisible();
  expect(within(month).getByText(/Heats in the morning/)).toBeVisible();
});

it('leads to what comes next, which is not what was called off', async () => {
  const [fair, meeting] = eventRecords as [Sent<'Event'>, Sent<'Event'>];
  const past = { ...fair, _id: 'past', title: 'Over', date: '2026-11-02' };
  const off = { ...fair, cancelled: true };
  server.use(...eventsHandlers({ items: [meeting, past, off] }));
  renderLive(<EventsList />, '/Events');
  const link = await screen.findByRole('link', { name: meeting.title });
  expect(link.closest('p')).toHaveTextContent(
    /^Next event: Parent-teacher meeting, classes I to V, Saturday, 21 Nov 2026$/,
  );
  expect(within(link.closest('p')!).getByText('21 Nov 2026')).toHaveAttribute('data-short');
  const entry = document.querySelector(link.getAttribute('href') ?? '');
  expect(entry).toHaveTextContent(meeting.title);
  expect(entry).toHaveTextContent('Next event');
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2026' } });
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it('says what is on today', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  const link = await screen.findByRole('link', { name: "Children's Day fair" });
  expect(link.closest('p')).toHaveTextContent(/^Today: Children's Day fair$/);
});

it('folds nothing where all is over', async () => {
  const items = eventRecords.filter(({ date }) => date < '2026-11-01');
  server.use(...eventsHandlers({ items }));
  renderLive(<EventsList />, '/Events');
  const before = await screen.findByRole('region', { name: 'October 2026' });
  expect(within(before).getByText('Past')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('shows time, venue, words and the attachment, and leaves out what is not known', async () => {
  server.use(...eventsHandlers());
  renderLive(<EventsList />, '/Events');
  const fair = (await screen.findByRole('heading', { name: "Children's Day fair" })).closest(
    'li',
  ) as HTMLElement;
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
  const entry = (await screen.findByRole('heading', { name: 'Sports week' })).closest(
    'li',
  ) as HTMLElement;
  expect(within(entry).getByText('Thursday to Saturday, 14 Nov 2026')).toBeVisible();
  expect(within(entry).getByRole('button', { name: /Add to calendar/ })).toBeVisible();
  expect(screen.queryByText('Past')).not.toBeInTheDocument();
});

it('filters by year, month and search together', async () => {
  server.use(...eventsHandlers());
  const user = userEvent.setup();
  renderLive(<EventsList />, '/Events');
  await screen.findByRole('heading', { name: "Children's Day fair" });
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

it('renders no more than a page of a thousand, and the last 48 that are over', async () => {
  server.use(...eventsHandlers({ items: manyEvents(1000) }));
  renderLive(<EventsList />, '/Events');
  await waitFor(() => expect(titles()).toHaveLength(60));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 60 of 1,000 events');
  expect(screen.getByText(/^Choose a year above .* and for \d{3} older ones\.$/)).not.toBeVisible();
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

it('says the language of a venue and of a title, and none of English ones', async () => {
  const [fair, meeting] = eventRecords as [Sent<'Event'>, Sent<'Event'>];
  const items = [
    { ...fair, venue: 'विद्यालय का मैदान' },
    { ...meeting, venue: 'Hall' },
    { ...meeting, _id: 'hindi', title: 'खेल दिवस', description: '' },
  ];
  server.use(...eventsHandlers({ items }));
  renderLive(<EventsList />, '/Events');
  expect(await screen.findByText('विद्यालय का मैदान')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('Hall')).not.toHaveAttribute('lang');
  for (const words of screen.getAllByText(': खेल दिवस')) {
    expect(words).toHaveAttribute('lang', 'hi');
  }
});
