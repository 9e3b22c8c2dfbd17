import type { ListCall, Sent } from '../../lib/http/service-calls';

/** The home page's events: this month's and the coming ones. */
export const homeEventsCall: ListCall<Sent<'Event'>> = {
  name: 'Home events',
  path: '/api/events/{code}',
};

/** All events. A capital A: '/api/Events/all/{code}' is the calendar's, another call. */
export const eventsCall: ListCall<Sent<'Event'>> = {
  name: 'Events list',
  path: '/api/events/All/{code}',
};
