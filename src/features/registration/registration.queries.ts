import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readRegistration } from './registration.schema';

/** The registrations that are open. */
export const registrationCall: ListCall<Sent<'Registration'>> = {
  name: 'Online registration',
  path: '/api/onlineRegistration/{code}',
  auth: true,
};

/** The registrations that are open, in the service's order. */
export const registrationQuery = listQuery(['registration'], registrationCall, readRegistration);
