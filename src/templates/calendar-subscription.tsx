import { calendarFiles } from '../blocks/calendar/calendar-files';
import { CalendarSubscribe } from '../blocks/calendar/calendar-subscribe';
import type { Block } from '../blocks/schemas';
import { SchoolProvider } from '../blocks/school-context';
import type { ContentPage } from '../content/page.schema';
import { useSite } from '../layout/site-context';

/**
 * Links to subscribe to the school's calendar, on a page that is not the calendar itself. Nothing where no
 * page has a calendar.
 */
export function CalendarSubscription({ pages }: { pages: readonly ContentPage<Block>[] }) {
  const site = useSite();
  const files = calendarFiles(
    pages.flatMap(({ blocks, unpublished }) =>
      unpublished ? [] : blocks.flatMap((block) => (block.kind === 'calendar' ? block.months : [])),
    ),
  );
  if (files.length === 0) return null;
  return (
    <SchoolProvider value={site}>
      <CalendarSubscribe
        files={files}
        id="keep-dates"
        title="The school’s dates in your own calendar"
      />
    </SchoolProvider>
  );
}
