import { listQuery } from '../../lib/http/read-record';
import { homeEventsCall, eventsCall } from './events.calls';
import { readEvent } from './events.schema';

export { homeEventsCall, eventsCall };

/** The home page's events, as they come: put in order with `nextFirst`. */
export const homeEventsQuery = listQuery(['events', 'home'], homeEventsCall, readEvent);

/** All events, as they come: put in order with `currentMonthFirst`. */
export const eventsQuery = listQuery(['events', 'all'], eventsCall, readEvent);
