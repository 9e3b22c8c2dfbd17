import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** What a live part of a page needs to know of its call. */
export interface LiveQuery<T> {
  data: T | undefined;
  /** True until the first answer or failure. */
  isPending: boolean;
  isError: boolean;
}

/**
 * React Query's answer, rendered in slices of a few milliseconds when it arrives: React Query itself
 * has every change rendered in one piece, which holds up the page when a list is long. What was rendered
 * already (a list on the way back) is there at once.
 */
export function useLiveQuery<Q, T, K extends QueryKey>(
  options: UseQueryOptions<Q, Error, T, K>,
): LiveQuery<T> {
  const { data, isPending, isError } = useQuery(options);
  return useDeferredValue(
    useMemo(() => ({ data, isPending, isError }), [data, isPending, isError]),
  );
}
