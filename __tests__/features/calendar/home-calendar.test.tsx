import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  calendarRecords,
  cancelledEntries,
  movedEntries,
} from '../../../stories/features/calendar/calendar.examples';
import { HomeCalendar } from '../../../src/features/calendar/home-calendar';
import { calendarHandlers } from '../../../stories/handlers/calendar';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const cell = (day: string) =>
  screen.getAllByRole('cell').find((each) => each.querySelector('.day')?.textContent === day);

it('shows the current month as a table, from Monday to Sunday', async () => {
  server.use(...calendarHandlers());
  renderLive(<HomeCalendar />);
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'November 2026' }));
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(7);
  expect(cell('14')).toHaveAttribute('aria-current', 'date');
  expect(cell('15')).not.toHaveAttribute('aria-current');
});

it('puts the events on their days, and lists them beside', async () => {
  server.use(...calendarHandlers());
  renderLive(<HomeCalendar />);
  const list = within(await screen.findByRole('list', { name: 'Events of November 2026' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  expect(cell('14')).toHaveTextContent("Children's Day fair; Office closes at 12:00 noon");
  expect(cell('14')?.querySelectorAll('i')).toHaveLength(2);
  expect(cell('15')?.querySelectorAll('i')).toHaveLength(0);
  expect(list.getAllByText('Today, Saturday')).toHaveLength(2);
});

it('strikes a day on which nothing takes place any more, and says why', async () => {
  server.use(...calendarHandlers({ items: cancelledEntries }));
  renderLive(<HomeCalendar />);
  const list = within(await screen.findByRole('list', { name: 'Events of November 2026' }));
  expect(list.getByText('Cancelled: heavy rain').closest('li')).toHaveTextContent('was Saturday');
  expect(cell('21')).toHaveTextContent(
    'Parent-teacher meeting, classes I to V (Cancelled: heavy rain)',
  );
  expect(cell('21')?.querySelectorAll('i')).toHaveLength(0);
  expect(cell('21')?.querySelector('s')).toHaveTextContent('21');
  expect(cell('14')?.querySelector('s')).toBeNull();
});

it('shows what was moved on its new day, and on the old one where it went', async () => {
  server.use(...calendarHandlers({ items: movedEntries }));
  renderLive(<HomeCalendar />);
  const list = within(await screen.findByRole('list', { name: 'Events of November 2026' }));
  expect(cell('21')?.querySelectorAll('i')).toHaveLength(1);
  expect(list.getByText('Moved').closest('li')).toHaveTextContent('Moved was 20 Nov 2026 Saturday');
  expect(cell('27')?.querySelectorAll('i')).toHaveLength(0);
  expect(cell('27')).toHaveTextContent('Annual Day (Moved to 5 Dec 2026)');
  expect(list.getByText('Moved to 5 Dec 2026').closest('li')).toHaveTextContent('was Friday');
});

it('moves one month at a time, over the turn of the year too', async () => {
  server.use(...calendarHandlers());
  const user = userEvent.setup();
  renderLive(<HomeCalendar />);
  await screen.findByRole('list', { name: 'Events of November 2026' });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Events of January 2027' }));
  expect(list.getByText('Republic Day')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByText('Nothing is entered for February 2027 yet.')).toBeVisible();
  for (let month = 0; month < 4; month += 1) {
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
  }
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

it('does nothing when a day is clicked', async () => {
  server.use(...calendarHandlers());
  renderLive(<HomeCalendar />);
  await screen.findByRole('list', { name: 'Events of November 2026' });
  const before = document.body.innerHTML;
  await userEvent.click(cell('14') ?? document.body);
  expect(document.body.innerHTML).toBe(before);
});

it('keeps the table when the call fails, and does not say that a month is empty', async () => {
  server.use(...calendarHandlers({ status: 500 }));
  renderLive(<HomeCalendar />);
  const text = 'The events of November 2026 can’t be shown just now.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

it('says the language of what is not entered in English', async () => {
  const items = [{ ...calendarRecords[0]!, title: 'वार्षिक उत्सव', date: '2026-11-20' }];
  server.use(...calendarHandlers({ items }));
  renderLive(<HomeCalendar />);
  const list = within(await screen.findByRole('list', { name: 'Events of November 2026' }));
  expect(list.getByText('वार्षिक उत्सव')).toHaveAttribute('lang', 'hi');
  expect(within(cell('20')!).getByText('वार्षिक उत्सव')).toHaveAttribute('lang', 'hi');
});
