import { listQuery } from '../../lib/http/read-record';
import type { ListCall, Sent } from '../../lib/http/service-calls';
import { readAlumnus } from './alumni.schema';

/** All former students that the school presents. */
export const alumniCall: ListCall<Sent<'Testimonial'>> = {
  name: 'Alumni list',
  path: '/api/testimonials/{code}',
  auth: true,
};

/** All former students, in the service's order. */
export const alumniQuery = listQuery(['alumni'], alumniCall, readAlumnus);
