import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readRegistration } from './registration.schema';

/** The registrations that are open. */
export const registrationCall: Call = {
  name: 'Online registration',
  path: '/api/onlineRegistration/{code}',
  auth: true,
};

/** The registrations that are open, in the service's order. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), registrationCall, readRegistration, signal),
});
