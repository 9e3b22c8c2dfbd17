import type { ListCall } from '../../lib/http/service-calls';
import type { CircularRecord } from './circulars.schema';

/** All circulars; the list also carries other categories. */
export const circularsCall: ListCall<CircularRecord> = {
  name: 'Circular list',
  path: '/api/circular/all/{code}',
  auth: true,
};
