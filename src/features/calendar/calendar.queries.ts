import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { oldestFirst } from '../shared/order';
import { withOldDays } from './calendar.month';
import { readCalendarEntry } from './calendar.schema';

/** The calendar's entries. A capital E: '/api/events/All/{code}' is the Events page's call. */
export const calendarCall: ListCall<Sent<'CalendarEntry'>> = {
  name: 'Calendar entries',
  path: '/api/Events/all/{code}',
  auth: true,
};

/** All entries of the calendar, oldest first; what was moved at its old day, too. */
export const calendarQuery = listQuery(['calendar'], calendarCall, readCalendarEntry, (entries) =>
  oldestFirst(withOldDays(entries)),
);
