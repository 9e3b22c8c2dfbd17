import type { ListCall } from '../../lib/http/service-calls';
import type { EventRecord } from './events.schema';

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
