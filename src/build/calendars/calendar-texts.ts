import { calendarFiles, calendarPath } from '../../blocks/calendar/calendar-files';
import type { CalendarBlock } from '../../blocks/calendar/calendar.schema';
import type { Block } from '../../blocks/schemas';
import type { ContentPage } from '../../content/page.schema';
import type { Site } from '../../content/site.schema';
import { calendarText, type FileEntry, entriesWithIds } from './calendar-text';

type CalendarPage = Pick<ContentPage<Block>, 'path' | 'title' | 'reviewed' | 'blocks'>;

/** The day of a page that nobody has looked over: every later one is newer. */
const unknownDay = '2020-01-01';

/** A calendar of a page. */
interface Placed {
  page: CalendarPage;
  block: CalendarBlock;
}

const monthsOf = ({ block }: Placed) => block.months.map(({ month }) => month);

/** Whose calendar it is, where another one covers a month of it too. */
function ownerOf(placed: Placed, calendars: readonly Placed[]): string {
  const months = new Set(monthsOf(placed));
  const isShared = calendars.some(
    (other) => other !== placed && monthsOf(other).some((month) => months.has(month)),
  );
  return isShared ? (placed.block.heading ?? placed.page.title) : '';
}

/** The entries of a calendar; a stretch that several months name is one entry. */
function entriesOf({ page, block }: Placed, of: string, siteUrl: string) {
  const { path, reviewed = unknownDay } = page;
  const about = { path, heading: block.heading ?? '', of, url: siteUrl + path, reviewed };
  const known = new Map<string, Omit<FileEntry, 'id'>>();
  for (const { month, entries } of block.months) {
    for (const entry of entries) {
      const key = JSON.stringify([entry.from, entry.to, entry.event, entry.type]);
      if (!known.has(key)) known.set(key, { ...about, month, entry });
    }
  }
  return [...known.values()];
}

/**
 * The calendar files of a site by their paths, such as '/calendars/holidays.ics'. Each holds all
 * years that the pages show, so that who subscribes keeps the old year and gets the new one.
 */
export function calendarTexts(
  { name: school, siteUrl }: Pick<Site, 'name' | 'siteUrl'>,
  pages: readonly CalendarPage[],
): Record<string, string> {
  const calendars = pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === 'calendar' ? [{ page, block }] : [])),
  );
  const entries = entriesWithIds(
    calendars.flatMap((placed) => entriesOf(placed, ownerOf(placed, calendars), siteUrl)),
  ).sort((a, b) => a.entry.from.localeCompare(b.entry.from, 'en'));
  return Object.fromEntries(
    calendarFiles(calendars.flatMap(({ block }) => block.months)).map((file) => {
      const own = entries.filter(({ entry }) => !file.type || entry.type === file.type);
      return [calendarPath(file), calendarText(own, { name: `${file.label}, ${school}`, siteUrl })];
    }),
  );
}
