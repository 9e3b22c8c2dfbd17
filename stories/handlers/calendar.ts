import type { HttpHandler } from 'msw';
import { calendarRecords } from '../features/calendar/calendar.examples';
import { calendarCall } from '../../src/features/calendar/calendar.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for the calendar's entries. */
export function calendarHandlers(reply?: Reply<Sent<'CalendarEntry'>>): HttpHandler[] {
  return [listHandler(calendarCall, calendarRecords, reply)];
}
