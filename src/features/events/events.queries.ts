import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import { homeEventsCall, eventsCall } from './events.calls';
import { readEvent } from './events.schema';

export { homeEventsCall, eventsCall };

/** The home page's events, as they come: put in order with `currentMonthFirst`. */
export const homeEventsQuery = queryOptions({
  queryKey: ['events', 'home'] as const,
  queryFn: ({ signal }) => fetchList(homeEventsCall, readEvent, signal),
});

/** All events, as they come: put in order with `currentMonthFirst`. */
export const eventsQuery = queryOptions({
  queryKey: ['events', 'all'] as const,
  queryFn: ({ signal }) => fetchList(eventsCall, readEvent, signal),
});
