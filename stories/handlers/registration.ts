import type { HttpHandler } from 'msw';
import { registrationRecords } from '../features/registration/registration.examples';
import { registrationCall } from '../../src/features/registration/registration.queries';
import { listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the call for open registrations. */
export function registrationHandlers(reply?: Reply<Sent<'Registration'>>): HttpHandler[] {
  return [listHandler(registrationCall, registrationRecords, reply)];
}
