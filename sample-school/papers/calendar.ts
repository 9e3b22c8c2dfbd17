import type { CalendarBlock, CalendarEntry } from '../../src/blocks/calendar/calendar.schema';
import { entryDays, entryWeekdays } from '../../src/blocks/calendar/entry-days';
import type { Block } from '../../src/blocks/schemas';
import type { ContentPage } from '../../src/content/page.schema';
import { drawLetterhead, type School } from './letterhead';
import type { Table } from './letters';
import { bytesOf, makeRoom, newSheet, numberPages, write, type Style } from './sheet';
import { tableHeight, writeTable } from './table';

const kinds = {
  holiday: 'Holiday',
  exam: 'Examination',
  event: 'Event',
  meeting: 'Meeting',
  fees: 'Fees',
};

const title = (session: string) => `School calendar ${session}`;

const row = (entry: CalendarEntry) => [
  entryDays(entry),
  entryWeekdays(entry),
  entry.event,
  entry.type ? kinds[entry.type] : '',
];

/** The table of a month; its columns stand in the same places in every month. */
const monthTable = ({ entries }: CalendarBlock['months'][number]): Table => ({
  columns: ['Date', 'Day', 'Event', 'What it is'],
  rows: entries.map(row),
  widths: [84, 62, 256, 69],
});

/** The calendar of the page that holds one. Throws when there is none, or it has no months. */
export function calendarOf(pages: readonly Pick<ContentPage<Block>, 'blocks'>[]): CalendarBlock {
  const calendar = pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'calendar');
  if (!calendar?.months.length) throw new Error('no page of the content has a calendar');
  return calendar;
}

/** The session that a calendar covers, '2025-2026'. */
export function sessionOf({ months }: CalendarBlock): string {
  const years = months.map(({ month }) => month.slice(0, 4));
  return [...new Set([years[0], years.at(-1)])].join('-');
}

/** The school calendar of a session as the bytes of a PDF: a table for every month. */
export async function makeCalendar(calendar: CalendarBlock, school: School): Promise<Uint8Array> {
  const name = title(sessionOf(calendar));
  const sheet = await newSheet(`${name} - ${school.name}`, school.name);
  const heading: Style = { ...sheet.styles.title, size: 14, lead: 22, tag: 'H2' };
  drawLetterhead(sheet, school);
  write(sheet, name, sheet.styles.title, 0, 6);
  const note =
    'Holidays that follow the moon may move by a day. The school is also closed on Sundays, unless a function is listed. If a date has to change, a circular says so.';
  write(sheet, note, sheet.styles.small, 0, 16);
  for (const month of calendar.months) {
    const table = monthTable(month);
    // A month stays on one page, so that it can be pinned up by itself.
    makeRoom(sheet, heading.lead + tableHeight(sheet, table));
    write(sheet, month.title, heading, 0, 2);
    writeTable(sheet, table);
  }
  numberPages(sheet, name);
  return bytesOf(sheet);
}
