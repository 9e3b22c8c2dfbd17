import type { HttpHandler } from 'msw';
import { eventRecords } from '../features/events/events.examples';
import { eventsCall, homeEventsCall } from '../../src/features/events/events.queries';
import type { EventRecord } from '../../src/features/events/events.schema';
import { listHandler, type Reply } from './reply';

/** Answers the two calls for events: the home page's and the Events page's. */
export function eventsHandlers(reply?: Reply<EventRecord>): HttpHandler[] {
  return [homeEventsCall, eventsCall].map((call) => listHandler(call, eventRecords, reply));
}
