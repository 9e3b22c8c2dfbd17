import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { readAlumnus } from './alumni.schema';

/** All former students that the school presents. */
export const alumniCall: Call = {
  name: 'Alumni list',
  path: '/api/testimonials/{code}',
  auth: true,
};

/** All former students, in the service's order. */
export const alumniQuery = queryOptions({
  queryKey: ['alumni'] as const,
  queryFn: ({ signal }) => fetchList(getClient(), alumniCall, readAlumnus, signal),
});
