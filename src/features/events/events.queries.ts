import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import type { ListCall } from '../../http/service-calls';
import { readEvent, type EventRecord } from './events.schema';

/** The home page's events: this month's and the coming ones. */
export const homeEventsCall: ListCall<EventRecord> = {
  name: 'Home events',
  path: '/api/events/{code}',
};

/** All events. A capital A: '/api/Events/all/{code}' is the calendar's, another call. */
export const eventsCall: ListCall<EventRecord> = {
  name: 'Events list',
  path: '/api/events/All/{code}',
};

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
