/** @jest-environment node */
import type { CalendarBlock } from '../../../src/blocks/calendar/calendar.schema';
import { entryDays, entryWeekdays } from '../../../src/blocks/calendar/entry-days';
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { calendarOf, makeCalendar, sessionOf } from '../../papers/calendar';
import { readSchool } from '../../papers/letterhead';
import { inProject } from '../../project';
import { textOfPages } from './support/pdf-text';

const school = readSchool(inProject('content/site.yaml'));
/** The reader of PDFs gives every space as a plain one. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const calendar = calendarOf(
  loadContent({ contentDir: inProject('content'), blocks: blockRegistry }).content?.pages ?? [],
);

it('says the days, the weekdays and the event of every entry, month by month', async () => {
  const pages = await textOfPages(await makeCalendar(calendar, school));
  const text = pages.join(' ');
  expect(calendar.months).toHaveLength(12);
  for (const { title, entries } of calendar.months) {
    const own = text.slice(text.indexOf(title));
    for (const entry of entries) {
      expect(own).toContain(`${entryDays(entry)} ${entryWeekdays(entry)} ${plain(entry.event)}`);
    }
  }
});

it('keeps every month on one page and numbers the pages', async () => {
  const pages = await textOfPages(await makeCalendar(calendar, school));
  for (const { title, entries } of calendar.months) {
    const page = pages.find((text) => text.includes(`${title} Date`)) ?? '';
    expect(page).toContain(plain(entries.at(-1)?.event));
  }
  pages.forEach((page, index) => expect(page).toContain(`page ${index + 1} of ${pages.length}`));
});

it('covers one session', () => {
  const months = ['2025-04', '2026-03'].map((month) => ({ month, title: '', id: '', entries: [] }));
  const block = (some: CalendarBlock['months']): CalendarBlock => ({
    kind: 'calendar',
    months: some,
  });
  expect(sessionOf(block(months))).toBe('2025-2026');
  expect(sessionOf(block(months.slice(0, 1)))).toBe('2025');
});

it('says so when no page has a calendar', () => {
  expect(() => calendarOf([{ blocks: [] }])).toThrow('no page of the content has a calendar');
});
