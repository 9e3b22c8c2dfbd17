import type { HttpHandler } from 'msw';
import { birthdayRecords } from '../features/birthdays/birthdays.examples';
import { birthdaysCall } from '../../src/features/birthdays/birthdays.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for today's birthdays. */
export function birthdaysHandlers(reply?: Reply<Sent<'Birthday'>>): HttpHandler[] {
  return [listHandler(birthdaysCall, birthdayRecords, reply)];
}
