import { listQuery } from '../../lib/http/read-record';
import type { ListCall } from '../../lib/http/service-calls';
import { readRegistration, type RegistrationRecord } from './registration.schema';

/** The registrations that are open. */
export const registrationCall: ListCall<RegistrationRecord> = {
  name: 'Online registration',
  path: '/api/onlineRegistration/{code}',
  auth: true,
};

/** The registrations that are open, in the service's order. */
export const registrationQuery = listQuery(['registration'], registrationCall, readRegistration);
