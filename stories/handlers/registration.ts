import type { HttpHandler } from 'msw';
import { registrationRecords } from '../features/registration/registration.examples';
import { registrationCall } from '../../src/features/registration/registration.queries';
import type { RegistrationRecord } from '../../src/features/registration/registration.schema';
import { listHandler, type Reply } from './reply';

/** Answers the call for open registrations. */
export function registrationHandlers(reply?: Reply<RegistrationRecord>): HttpHandler[] {
  return [listHandler(registrationCall, registrationRecords, reply)];
}
