import type { ListCall, Sent } from '../../lib/http/service-calls';

/** All circulars; the list also carries other categories. */
export const circularsCall: ListCall<Sent<'Circular'>> = {
  name: 'Circular list',
  path: '/api/circular/all/{code}',
  auth: true,
};
