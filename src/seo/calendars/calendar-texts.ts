import { calendarFiles, calendarPath, entriesOf } from '../../blocks/calendar/calendar-files';
import type { Block } from '../../blocks/schemas';
import type { ContentPage } from '../../content/page.schema';
import type { Site } from '../../content/site.schema';
import { type CalendarAbout, calendarText } from './calendar-text';

type CalendarPage = Pick<ContentPage<Block>, 'path' | 'reviewed' | 'blocks'>;

/** The day of a page that nobody has looked over: every later one is newer. */
const unknownDay = '2020-01-01';

/**
 * The calendar files of a site by their paths, such as '/calendars/holidays.ics'. Each holds all
 * years that the pages show, so that who subscribes keeps the old year and gets the new one.
 */
export function calendarTexts(
  { name: school, siteUrl }: Pick<Site, 'name' | 'siteUrl'>,
  pages: readonly CalendarPage[],
): Record<string, string> {
  const years = pages.flatMap(({ path, reviewed = unknownDay, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'calendar' ? [{ months: block.months, url: siteUrl + path, reviewed }] : [],
    ),
  );
  const files = calendarFiles(years.flatMap(({ months }) => months));
  return Object.fromEntries(
    files.map((file) => {
      const about: CalendarAbout = { name: `${file.label}, ${school}`, siteUrl };
      const parts = years.map(({ months, ...page }) => ({
        ...page,
        firstMonth: months[0]?.month ?? '',
        entries: entriesOf(months, file),
      }));
      return [calendarPath(file), calendarText(parts, about)];
    }),
  );
}
