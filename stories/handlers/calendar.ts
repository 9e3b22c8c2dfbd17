import type { HttpHandler } from 'msw';
import { calendarRecords } from '../features/calendar/calendar.examples';
import { calendarCall } from '../../src/features/calendar/calendar.queries';
import type { CalendarEntryRecord } from '../../src/features/calendar/calendar.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for the calendar's entries. */
export function calendarHandlers(reply?: Reply<CalendarEntryRecord>): HttpHandler[] {
  return [listHandler(calendarCall, calendarRecords, reply)];
}
