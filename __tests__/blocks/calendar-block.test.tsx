import { screen, within } from '@testing-library/react';
import { calendarExamples } from '../../stories/blocks/calendar.examples';
import { entryDays, entryWeekdays, shortMonth } from '../../src/blocks/calendar/entry-days';
import { schoolExample } from '../../stories/content/site.examples';
import { renderBlocks } from '../support/render-blocks';

const { host } = new URL(schoolExample.siteUrl);

it('writes days and stretches as a reader says them', () => {
  expect(entryDays({ from: '2025-04-14' })).toBe('14 Apr');
  expect(entryDays({ from: '2025-04-14', to: '2025-04-14' })).toBe('14 Apr');
  expect(entryDays({ from: '2025-05-12', to: '2025-05-16' })).toBe('12–16 May');
  expect(entryDays({ from: '2025-12-26', to: '2026-01-10' })).toBe('26 Dec–10 Jan');
  expect(entryDays({ from: '2025-03-01', to: '2026-03-31' })).toBe('1 Mar–31 Mar');
  expect(entryWeekdays({ weekday: 'Monday' })).toBe('Monday');
  expect(entryWeekdays({ weekday: 'Monday', weekdayTo: 'Friday' })).toBe('Mon–Fri');
  expect(shortMonth('2026-01')).toBe('Jan 2026');
});

it('has a table for each month, with date, weekday, event and kind', () => {
  renderBlocks([calendarExamples.spring.block]);
  const april = screen.getByRole('table', { name: 'April 2025' });
  const row = within(april).getByRole('rowheader', { name: '14 Apr' }).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('Monday');
  expect(cells[1]).toHaveTextContent('Ambedkar Jayanti');
  expect(within(cells[1] as HTMLElement).getByText('Holiday')).toBeInTheDocument();
});

it('leads from the list of months to each month', () => {
  renderBlocks([calendarExamples.spring.block]);
  const months = within(screen.getByRole('navigation', { name: 'Months' })).getAllByRole('link');
  expect(months.map(({ textContent }) => textContent)).toEqual(['Apr 2025', 'May 2025']);
  months.forEach((link) => {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(within(target as HTMLElement).getByRole('table')).toBeInTheDocument();
  });
});

it('offers the files that the year fills, to subscribe to and to download', () => {
  renderBlocks([calendarExamples.spring.block]);
  const keep = screen.getByText('Keep these dates in your own calendar').closest('details');
  const links = within(keep as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Whole calendar', 'school'],
      ['Holidays', 'holidays'],
      ['Examinations', 'examinations'],
      ['Meetings', 'meetings'],
    ].flatMap(([label = '', name = '']) => [
      [`Subscribe: ${label}`, `webcal://${host}/calendars/${name}.ics`],
      [`Download: ${label}`, `/calendars/${name}.ics`],
    ]),
  );
});
