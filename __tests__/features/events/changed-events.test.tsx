import { screen, waitFor, within } from '@testing-library/react';
import { EventsList } from '../../../src/features/events/events-list';
import {
  cancelledEvents,
  eventRecords,
  movedEvents,
  weeklyEvents,
} from '../../../stories/features/events/events.examples';
import { HomeEvents } from '../../../src/features/events/home-events';
import { eventsHandlers } from '../../../stories/handlers/events';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const entryOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;
const struckIn = (entry: HTMLElement) =>
  [...entry.querySelectorAll('s')].map(({ textContent }) => textContent);

it('keeps what is cancelled, in words and with its day struck', async () => {
  server.use(...eventsHandlers({ items: cancelledEvents }));
  renderLive(<EventsList />, '/Events');
  const meeting = await entryOf('Parent-teacher meeting, classes I to V');
  expect(within(meeting).getByText('Cancelled: heavy rain')).toBeVisible();
  expect(struckIn(meeting)).toEqual(['Nov21', 'was Saturday']);
  expect(within(meeting).getByText('was 21 Nov 2026')).toBeInTheDocument();
  expect(within(meeting).getByRole('button', { name: /Add to calendar/ })).toBeVisible();
  const debate = await entryOf('Inter-house debate');
  expect(within(debate).getByText('Cancelled')).toBeVisible();
  expect(struckIn(await entryOf("Children's Day fair"))).toEqual([]);
});

it('lists what was moved at its new day, with the old one struck', async () => {
  server.use(...eventsHandlers({ items: movedEvents }));
  renderLive(<EventsList />, '/Events');
  const january = await screen.findByRole('region', { name: 'January 2027' });
  const title = within(january).getByRole('heading', { name: 'Annual Day' });
  const day = title.closest('li') as HTMLElement;
  expect(within(day).getByText('Moved')).toBeVisible();
  expect(struckIn(day)).toEqual(['was 5 Dec 2026']);
  expect(day).toHaveTextContent(/Moved was 5 Dec 2026 Saturday/);
  expect(within(day).getByText('9 Jan 2027')).toBeInTheDocument();
});

it('says that something was put off of which no new day is known', async () => {
  const [fair] = eventRecords;
  const postponed = { ...fair, date: '', movedFrom: '2026-11-14' } as typeof fair;
  server.use(...eventsHandlers({ items: postponed ? [postponed] : [] }));
  renderLive(<EventsList />, '/Events');
  const entry = await entryOf("Children's Day fair");
  expect(struckIn(entry)).toEqual(['was 14 Nov 2026']);
});

it('shows each day of what comes every week', async () => {
  server.use(...eventsHandlers({ items: weeklyEvents }));
  renderLive(<EventsList />, '/Events');
  const days = () => screen.getAllByRole('heading', { name: /^Robotics club/ });
  await waitFor(() => expect(days()).toHaveLength(5));
  const months = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(months).toEqual(['November 2026', 'December 2026']);
});

it('says on an event’s card what has become of its day', async () => {
  const today = cancelledEvents.map((event) =>
    event._id === 'event-childrens-day' ? { ...event, cancelled: true } : event,
  );
  server.use(...eventsHandlers({ items: [...today, ...movedEvents.slice(3, 4)] }));
  renderLive(<HomeEvents />);
  const cards = await screen.findAllByRole('article');
  const card = (title: string) => cards.find((each) => each.textContent?.includes(title));
  expect(card('Parent-teacher')).toHaveTextContent('Cancelled: heavy rain was Saturday');
  expect(card('Children')).toHaveTextContent('Cancelled was Saturday');
  expect(card('Children')).not.toHaveTextContent('Today');
  const moved = cards.find((each) => each.textContent?.includes('Moved'));
  expect(moved).toHaveTextContent('Moved was 5 Dec 2026 Saturday');
});
