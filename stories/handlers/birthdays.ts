import type { HttpHandler } from 'msw';
import { birthdayRecords } from '../features/birthdays/birthdays.examples';
import { birthdaysCall } from '../../src/features/birthdays/birthdays.queries';
import type { BirthdayRecord } from '../../src/features/birthdays/birthdays.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for today's birthdays. */
export function birthdaysHandlers(reply?: Reply<BirthdayRecord>): HttpHandler[] {
  return [listHandler(birthdaysCall, birthdayRecords, reply)];
}
