import { listQuery } from '../../lib/http/read-record';
import type { ListCall } from '../../lib/http/service-calls';
import { readAlumnus, type TestimonialRecord } from './alumni.schema';

/** All former students that the school presents. */
export const alumniCall: ListCall<TestimonialRecord> = {
  name: 'Alumni list',
  path: '/api/testimonials/{code}',
  auth: true,
};

/** All former students, in the service's order. */
export const alumniQuery = listQuery(['alumni'], alumniCall, readAlumnus);
