import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { oldestFirst } from '../../lists/order';
import { readCalendarEntry } from './calendar.schema';

/** The calendar's entries. A capital E: '/api/events/All/{code}' is the Events page's call. */
export const calendarCall: Call = {
  name: 'Calendar entries',
  path: '/api/Events/all/{code}',
  auth: true,
};

/** All entries of the calendar, oldest first. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), calendarCall, readCalendarEntry, signal),
  select: oldestFirst,
});
