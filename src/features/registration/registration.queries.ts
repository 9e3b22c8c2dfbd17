import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import type { ListCall } from '../../http/service-calls';
import { readRegistration, type RegistrationRecord } from './registration.schema';

/** The registrations that are open. */
export const registrationCall: ListCall<RegistrationRecord> = {
  name: 'Online registration',
  path: '/api/onlineRegistration/{code}',
  auth: true,
};

/** The registrations that are open, in the service's order. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'] as const,
  queryFn: ({ signal }) => fetchList(registrationCall, readRegistration, signal),
});
