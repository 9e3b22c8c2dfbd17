import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readEvent } from './events.schema';

/** The home page's events: this month's and the coming ones. */
export const homeEventsCall: Call = { name: 'Home events', path: '/api/events/{code}' };

/** All events. A capital A: '/api/Events/all/{code}' is the calendar's, another call. */
export const eventsCall: Call = { name: 'Events list', path: '/api/events/All/{code}' };

/** The home page's events, as they come: put in order with `currentMonthFirst`. */
export const homeEventsQuery = queryOptions({
  queryKey: ['events', 'home'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), homeEventsCall, readEvent, signal),
});

/** All events, as they come: put in order with `currentMonthFirst`. */
export const eventsQuery = queryOptions({
  queryKey: ['events', 'all'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), eventsCall, readEvent, signal),
});
