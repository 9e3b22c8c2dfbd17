import { render, screen } from '@testing-library/react';
import { MonthAgenda } from '../../../src/features/calendar/month-agenda';
import { readCalendarEntry } from '../../../src/features/calendar/calendar.schema';
import type { PlainDate } from '../../../src/lib/dates/plain-date';
import { readList } from '../../../src/lib/http/read-record';

const HEIGHT = 92;
const SHEET = 388;

/** jsdom has no layout: each entry of the list is as high as the last, and one more stands blank at its end. */
function layOut(entries: number) {
  const property = (owner: object, name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(owner, name, { get, configurable: true });
  property(HTMLElement.prototype, 'offsetTop', function (this: HTMLElement) {
    return 12 + HEIGHT * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  property(Element.prototype, 'scrollHeight', () => 24 + HEIGHT * (entries + 1));
  property(Element.prototype, 'clientHeight', () => SHEET);
}

it.each<[string, PlainDate, number]>([
  ['at the first entry to come', '2026-11-04', 3],
  ['at an earlier one at the end of a month, with its sheet full', '2026-11-10', 7],
  ['at the start when all is over', '2026-11-30', 0],
])('opens %s', (_, today, first) => {
  const days = Array.from({ length: 10 }, (_entry, index) => String(index + 1).padStart(2, '0'));
  const records = days.map((day) => ({ title: `Entry ${day}`, date: `2026-11-${day}` }));
  const entries = readList(records, readCalendarEntry);
  layOut(entries.length);
  render(<MonthAgenda monthName="November 2026" entries={entries} today={today} />);
  const list = screen.getByRole('list', { name: 'Events of November 2026' });
  expect(list.scrollTop).toBe(Math.max(0, HEIGHT * first - 6));
});
