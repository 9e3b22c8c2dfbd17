import { queryOptions } from '@tanstack/react-query';
import { getClient } from '../../http/client-config';
import type { Call } from '../../http/http-error';
import { fetchList } from '../../http/read-record';
import { newestFirst } from '../../lists/order';
import { CIRCULAR, readCircular, type Circular } from './circulars.schema';

/** All circulars; the list also carries other categories. */
export const circularsCall: Call = {
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
  queryFn: ({ signal }) => fetchList(getClient(), circularsCall, readCircular, signal),
  select: onlyCirculars,
});
