import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../http/read-record';
import type { ListCall } from '../../http/service-calls';
import { newestFirst } from '../../lists/order';
import { CIRCULAR, readCircular, type Circular, type CircularRecord } from './circulars.schema';

/** All circulars; the list also carries other categories. */
export const circularsCall: ListCall<CircularRecord> = {
  name: 'Circular list',
  path: '/api/circular/all/{code}',
  auth: true,
};

/** The items of category Circular, newest first. */
export function onlyCirculars(items: readonly Circular[]): Circular[] {
  return newestFirst(items.filter((item) => item.category === CIRCULAR));
}

/** All circulars, newest first. */
export const circularsQuery = queryOptions({
  queryKey: ['circulars'] as const,
  queryFn: ({ signal }) => fetchList(circularsCall, readCircular, signal),
  select: onlyCirculars,
});
