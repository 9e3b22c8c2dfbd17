import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** The state of a call, for an island. */
export interface LiveQuery<T> {
  data: T | undefined;
  /** True until the first answer or failure. */
  isPending: boolean;
  isError: boolean;
}

/**
 * React Query's result, rendered as a transition, in slices of a few milliseconds: React Query itself renders
 * every change in one task, which blocks the page when a list is long. A cached result (after Back) is
 * there at once.
 */
export function useLiveQuery<Q, T, K extends QueryKey>(
  options: UseQueryOptions<Q, Error, T, K>,
): LiveQuery<T> {
  const { data, isPending, isError } = useQuery(options);
  return useDeferredValue(
    useMemo(() => ({ data, isPending, isError }), [data, isPending, isError]),
  );
}
