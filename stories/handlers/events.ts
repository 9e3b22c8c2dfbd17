import type { HttpHandler } from 'msw';
import { eventRecords } from '../features/events/events.examples';
import { eventsCall, homeEventsCall } from '../../src/features/events/events.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the two calls for events: the home page's and the Events page's. */
export function eventsHandlers(reply?: Reply<Sent<'Event'>>): HttpHandler[] {
  return [homeEventsCall, eventsCall].map((call) => listHandler(call, eventRecords, reply));
}
